import type { MouseEvent } from 'react';
import type { Column, RowsProps } from './data-table-types';

type RowNameProps<T> = { row: T; column: Column<T> } & Pick<
  RowsProps<T>,
  'rowName' | 'openHref' | 'onOpen' | 'LinkComponent'
>;

/** The name of the row, as a link, a button or text, with its second line. */
export function RowName<T>({ row, column, rowName, openHref, onOpen, LinkComponent }: RowNameProps<T>) {
  const name = rowName(row);
  const content = column.cell(row);
  const secondary = column.secondary?.(row);
  const Link = LinkComponent ?? 'a';
  const openHere = onOpen
    ? (event: MouseEvent) => {
        event.preventDefault();
        onOpen(row);
      }
    : undefined;
  return (
    <>
      {openHref ? (
        <Link className="nombre" href={openHref(row)} title={name} onClick={openHere}>
          {content}
        </Link>
      ) : onOpen ? (
        <button type="button" className="nombre" title={name} onClick={() => onOpen(row)}>
          {content}
        </button>
      ) : (
        <span className="nombre" title={name}>
          {content}
        </span>
      )}
      {secondary ? <small>{secondary}</small> : null}
    </>
  );
}
