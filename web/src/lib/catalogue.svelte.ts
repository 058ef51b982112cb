// What the server offers, asked once for each language.
import { api } from './api';
import type { Catalogue } from './types';

export const catalogue = $state<{ value: Catalogue | null; failed: boolean }>({ value: null, failed: false });
let asked = '';

export async function loadCatalogue(language: string): Promise<void> {
  if (asked === language) return;
  asked = language;
  try {
    catalogue.value = await api.catalogue();
    catalogue.failed = false;
  } catch {
    // The server may be about to start: keep asking, quietly.
    asked = '';
    catalogue.failed = true;
    setTimeout(() => void loadCatalogue(language), 2000);
  }
}
