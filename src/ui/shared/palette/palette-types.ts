import type { ReactNode } from 'react';

export type PaletteItem = {
  id: string;
  label: string;
  /** Quieter, after the name: a document, a section. */
  detail?: string;
  icon?: ReactNode;
  /** An address outside the panel, for instance a call. */
  href?: string;
  /** Other words that find it. */
  keywords?: string;
  /** Never what Enter takes by itself while what is looked for may still come: it ends something, or is of another text. */
  waits?: boolean;
};

export type PaletteGroup = {
  id: string;
  title: string;
  items: readonly PaletteItem[];
  /** True when whoever gives the items has already searched; otherwise the palette does. */
  searched?: boolean;
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matches = (item: PaletteItem, words: readonly string[]) => {
  const text = fold(`${item.label} ${item.detail ?? ''} ${item.keywords ?? ''}`);
  return words.every((word) => text.includes(word));
};

/**
 * What is listed for a text: the recent screens while there is none, then the groups with something to show. While it is
 * `loading`, what was found for another text may still be in sight, and waits.
 */
export function shownGroups(
  text: string,
  groups: readonly PaletteGroup[],
  recent: readonly PaletteItem[],
  loading: boolean,
): readonly PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    const known = new Set(recent.map(({ id }) => id));
    const rest = groups
      .filter(({ searched }) => !searched)
      .map((group) => ({ ...group, items: group.items.filter(({ id }) => !known.has(id)) }));
    return [{ id: 'recientes', title: 'Recientes', items: recent }, ...rest].filter(
      ({ items }) => items.length > 0,
    );
  }
  const found = (item: PaletteItem) => (loading && !matches(item, words) ? { ...item, waits: true } : item);
  return groups
    .map((group) => ({
      ...group,
      items: group.searched ? group.items.map(found) : group.items.filter((item) => matches(item, words)),
    }))
    .filter(({ items }) => items.length > 0);
}
