import type { ComponentType, ReactNode } from 'react';
import type { LinkProps } from './link-props';
import type { MenuAction } from './menu-action';

export type Column<T> = {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  /** A quieter second line under the cell. */
  secondary?: (row: T) => ReactNode;
  /** 'end' for numbers and money: right-aligned, tabular. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Left out of the table on narrower windows (md 768, lg 1024, xl 1280, 2xl 1536). */
  hideBelow?: 'md' | 'lg' | 'xl' | '2xl';
  /** CSS width of the column; 'rest', what the others leave, for a name. */
  width?: string;
};

/** A row on a phone, in two lines: who and one number, then where, since when, and the state when it is not the usual one. */
export type PhoneRow<T> = {
  /** At the end of the first line: the number that matters, where there is one. */
  figure?: (row: T) => ReactNode;
  /** The second line. */
  detail: (row: T) => ReactNode;
  /** At the end of the second line. */
  mark?: (row: T) => ReactNode;
  /** The second line takes as many as it needs: there is nothing behind the row that says the rest. */
  wrap?: boolean;
  /** Whom one tap calls, by `label`. */
  call?: (row: T) => { label: string; href: string } | null;
};

export type Sort = { column: string; direction: 'asc' | 'desc' };

export type RowKey = string | number;

export type EmptyContent = {
  filtered?: boolean;
  title?: string;
  description?: string;
  action?: ReactNode;
};

/** What table and cards both need to draw the rows. */
export type RowsProps<T> = {
  /** Names the table for whoever does not see the heading above it. */
  caption: string;
  /** The first is the name, and opens the detail. */
  columns: readonly [Column<T>, ...Column<T>[]];
  phone: PhoneRow<T>;
  rows: readonly T[];
  rowId: (row: T) => RowKey;
  /** Plain text of the row's name: for hints and for the names of its buttons. */
  rowName: (row: T) => string;
  /** A small mark under the name, for what is not of the row itself. It moves nothing. */
  rowMark?: (row: T) => ReactNode;
  /** Where the name leads (an address; `undefined` for a row that leads nowhere) or what it does. Without both it is plain text. */
  openHref?: (row: T) => string | undefined;
  onOpen?: (row: T) => void;
  LinkComponent?: ComponentType<LinkProps>;
  /** Asked when the menu of the row opens; at least one. */
  rowActions?: (row: T) => readonly MenuAction[];
  sort?: Sort | null;
  onSort?: (sort: Sort) => void;
  /** The pointer or the focus is on the way to that order: its rows can be brought meanwhile. */
  onSortNear?: (sort: Sort) => void;
  /** Ids of the chosen rows, also of other pages; with `onSelectedChange` every row gets a checkbox. */
  selected?: ReadonlySet<RowKey>;
  onSelectedChange?: (selected: ReadonlySet<RowKey>) => void;
  /** Ids of the columns left out. With `onHiddenColumnsChange` the table offers the choice; who calls remembers it. */
  hiddenColumns?: readonly string[];
  onHiddenColumnsChange?: (hidden: readonly string[]) => void;
};

/** The columns to draw: the first one is never hidden. */
export const visibleColumns = <T>(
  [first, ...others]: RowsProps<T>['columns'],
  hidden: readonly string[] = [],
): RowsProps<T>['columns'] => [first, ...others.filter(({ id }) => !hidden.includes(id))];

export const nextSort = (sort: Sort | null | undefined, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc',
});
