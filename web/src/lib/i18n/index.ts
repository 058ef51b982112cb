import { settings } from '../settings.svelte';
import { languageOf, type TextKey } from './languages';

export type { TextKey };
export type Fill = Record<string, string | number>;

/** Fills in `{name}`. Of `[one|many]` the first stands after a 1, the second after any other number: the one filled in last before it. */
export function translate(language: string, key: TextKey, fill: Fill = {}): string {
  let counted = '';
  return languageOf(language).texts[key].replace(/\{(\w+)\}|\[([^\]|]*)\|([^\]|]*)\]/g, (whole, name: string | undefined, one: string, many: string) => {
    if (name === undefined) return counted === '1' ? one : many;
    return (counted = String(fill[name] ?? whole));
  });
}

/** The text in the chosen language; in a component it follows a change of the language by itself. */
export function t(key: TextKey, fill?: Fill): string {
  return translate(settings.language, key, fill);
}

const locale = () => languageOf(settings.language).locale;

/** 12345 as 12,345 or 12.345; below zero with a minus sign, not the hyphen that the browser writes. */
export function number(value: number): string {
  return value.toLocaleString(locale()).replace('-', '\u2212');
}

/** `+12`, `−7`, `0`: every number that may be above or below zero is written here. */
export function signed(value: number): string {
  const whole = Math.round(value);
  return `${whole > 0 ? '+' : ''}${number(whole || 0)}`;
}

/** Seconds with as many digits as mean something. */
export function seconds(value: number): string {
  if (value > 0 && value < 0.0005) return `<${seconds(0.001)}`;
  const digits = value < 1 ? 3 : 1;
  return value.toLocaleString(locale(), { maximumFractionDigits: digits });
}
