// Reads a game from a link. What the link asks for and cannot have is collected as its damage, while the usual value is
// taken instead.
import { ApiError } from '../errors';
import { t } from '../i18n';
import type { LinkState } from '../link';
import type { MoveTree } from './tree';
import { unpackTree } from './treeLink';
import type { MoveCode } from './treeText';

const mostNamed = 8; // an error names at most so many of the possible values

export class OpenedLink {
  /** What is wrong with the link, in one message; null while nothing was found. */
  damage: ApiError | null = null;
  private messages: string[] = []; // those without a place in the link: each further message is joined to them

  constructor(readonly state: LinkState) {}

  /** Returns the text under that name, empty if there is none. */
  text(name: string): string {
    return this.state[name] ?? '';
  }

  /** Returns the value under that name if it is one of `known`, else the first of them; any other text is damage. */
  choice<T extends string>(name: string, known: readonly [T, ...T[]]): T {
    const text = this.text(name);
    const found = known.find((one) => one === text);
    if (found === undefined && text !== '') this.refuse(name, text, known.filter(Boolean).join(', '));
    return found ?? known[0];
  }

  /** Returns the whole number under that name; null if there is none, and if it is damaged. */
  whole(name: string, least: number, most: number): number | null {
    const text = this.text(name);
    if (text === '') return null;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    this.refuse(name, text, `${least}–${most}`);
    return null;
  }

  /** Returns the moves as far as they can be read. */
  tree(code: MoveCode): MoveTree {
    const { tree, damage, faults } = unpackTree(this.state, code);
    for (const { name, text, known } of faults) {
      const some = known.length > mostNamed ? [...known.slice(0, mostNamed), '…'] : known;
      this.refuse(name, text, some.join(', ') || t('play.link.noLines'));
    }
    if (damage) {
      const message = damage.isCutOff ? t('play.cutOff') : t('play.damaged', { text: damage.text });
      this.spoil(new ApiError('input', message, { source: 'moves', line: damage.ply + 1, column: 1 }));
    }
    return tree;
  }

  /** Adds an error to the damage. */
  spoil(error: ApiError): void {
    this.damage = new ApiError(error.kind, [...this.messages, error.message].join(' '), error.place);
    if (!error.place) this.messages.push(error.message);
  }

  private refuse(name: string, text: string, known: string): void {
    this.spoil(new ApiError('input', t('play.link.value', { name, text, known })));
  }
}
