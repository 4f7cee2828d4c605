import { Fragment } from 'react';
import { columnasParaMarcar } from '@/domain/formatos/columnas-para-marcar';
import type { BloqueRelleno, LineaRellena } from '@/domain/formatos/rellenar-formato';
import { ParteHoja } from './parte-hoja';

type Propias = { muestra: boolean };

function Linea({ partes, muestra }: Propias & { partes: LineaRellena }) {
  return partes.map((parte, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    <ParteHoja key={i} parte={parte} muestra={muestra} />
  ));
}

function Renglones({ lineas, muestra }: Propias & { lineas: readonly LineaRellena[] }) {
  return lineas.map((partes, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
    <Fragment key={i}>
      {i > 0 ? <br /> : null}
      <Linea partes={partes} muestra={muestra} />
    </Fragment>
  ));
}

type Tabla = Extract<BloqueRelleno, { tipo: 'tabla' }>;

function TablaHoja({ filas, conEncabezado, muestra }: Propias & Omit<Tabla, 'tipo'>) {
  const cuerpo = conEncabezado ? filas.slice(1) : filas;
  const deMarca = columnasParaMarcar(conEncabezado ? filas : []);
  return (
    // Wide tables scroll inside the sheet of a phone.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it has to be reached to be scrolled
    <figure data-tabla tabIndex={0} aria-label="Tabla del documento">
      <table>
        {conEncabezado ? (
          <thead>
            <tr>
              {filas[0]?.map((celda, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <th key={i} scope="col" data-marca={deMarca.has(i) ? '' : undefined}>
                  <Linea partes={celda} muestra={muestra} />
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {cuerpo.map((fila, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={i}>
              {fila.map((celda, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={j}>
                  <Linea partes={celda} muestra={muestra} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** One block of the sheet; headings come under that of the document. */
export function BloqueHoja({ bloque, muestra }: Propias & { bloque: BloqueRelleno }) {
  switch (bloque.tipo) {
    case 'titulo': {
      const Titulo = bloque.nivel === 1 ? 'h3' : 'h4';
      return (
        <Titulo>
          <Linea partes={bloque.linea} muestra={muestra} />
        </Titulo>
      );
    }
    case 'parrafo':
      return (
        <p>
          <Renglones lineas={bloque.lineas} muestra={muestra} />
        </p>
      );
    case 'lista': {
      const Lista = bloque.numerada ? 'ol' : 'ul';
      return (
        <Lista>
          {bloque.elementos.map((partes, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            <li key={i}>
              <Linea partes={partes} muestra={muestra} />
            </li>
          ))}
        </Lista>
      );
    }
    case 'tabla':
      return <TablaHoja {...bloque} muestra={muestra} />;
    case 'firmas':
      return (
        <div data-firmas>
          {bloque.firmas.map((lineas, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a signature is its place
            <p key={i}>
              <Renglones lineas={lineas} muestra={muestra} />
            </p>
          ))}
        </div>
      );
  }
}
