import {
  ACUDIENTES_EN_LISTA_DE_PARTICIPANTES,
  COLUMNAS_ACUDIENTES,
} from '@/domain/acudientes/columnas-acudientes';
import { columnasQueFaltan } from '@/domain/shared/importacion/columna';
import { adivinarColumnas } from '@/ui/panel/comun/importacion/adivinar-columnas';
import { dejarArchivoPara } from '@/ui/panel/comun/importacion/archivo-siguiente';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { Notice } from '@/ui/shared/notice';

type TambienAcudientesProps = { archivo: File; titulos: readonly string[] };

/** The list of a house says who answers for each person: with the people in, those can come in too. */
export function TambienAcudientes({ archivo, titulos }: TambienAcudientesProps) {
  const columnas = adivinarColumnas(COLUMNAS_ACUDIENTES, titulos, [], ACUDIENTES_EN_LISTA_DE_PARTICIPANTES);
  const faltan = columnasQueFaltan(COLUMNAS_ACUDIENTES, (campo) => columnas[campo] !== undefined);
  if (faltan.length > 0) return null;
  return (
    <Notice
      tone="info"
      title="Este archivo trae también los acudientes"
      action={
        <BotonEnlace
          size="sm"
          to="/acudientes"
          search={{ importar: true }}
          onClick={() => dejarArchivoPara('acudientes', archivo)}
        >
          Importar los acudientes
        </BotonEnlace>
      }
    >
      No hay que elegirlo otra vez.
    </Notice>
  );
}
