import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import type { DiaDeRecaudo, Recaudo } from '@/domain/mensualidades/recaudo';
import type { ColumnaExportada } from '@/ui/panel/comun/exportacion/columna-exportada';
import type { Exportacion } from '@/ui/panel/comun/exportacion/exportar';
import { enNombreDeArchivo } from '@/ui/panel/comun/exportacion/nombre-de-archivo';
import { AJUSTES_DEL_RECAUDO } from '../etiquetas-financiero';

const COLUMNAS: readonly ColumnaExportada<DiaDeRecaudo>[] = [
  { titulo: 'Día', tipo: 'FECHA', valor: ({ fecha }) => fecha },
  ...MEDIOS_PAGO.map((medio) => ({
    titulo: ETIQUETA_MEDIO_PAGO[medio],
    tipo: 'DINERO' as const,
    valor: ({ medios }: DiaDeRecaudo) => medios[medio],
  })),
  { titulo: 'Abonos', valor: ({ cantidad }) => cantidad },
  { titulo: AJUSTES_DEL_RECAUDO, tipo: 'DINERO', valor: ({ ajustes }) => -ajustes || 0 },
  { titulo: 'Total', tipo: 'DINERO', valor: ({ total }) => total },
  { titulo: 'Devuelto', tipo: 'DINERO', valor: ({ devuelto }) => devuelto },
];

/** The history keeps what the file is called, which is not as long as the name of a sede may be. */
const LETRAS_DE_SEDE = 60;

/** `sede` is the name of that whose takings they are, when it is one alone. */
export const prepararRecaudo = (
  { desde, hasta, dias }: Recaudo,
  sede: string | undefined,
): Exportacion<DiaDeRecaudo> => ({
  informe: 'RECAUDO',
  nombre: `recaudo-${desde}-a-${hasta}${sede === undefined ? '' : `-${enNombreDeArchivo(sede.slice(0, LETRAS_DE_SEDE))}`}`,
  hoja: 'Recaudo',
  columnas: COLUMNAS,
  filas: dias,
});
