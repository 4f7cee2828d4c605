import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { ETIQUETA_CONCEPTO, ETIQUETA_ESTADO_MENSUALIDAD } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { abonosVigentes, totalAbonado } from '@/domain/mensualidades/saldo';
import { type FechaCalendario, formatearInstante } from '@/domain/shared/fechas';
import type { ColumnaExportada } from '../../shared/exportacion/columna-exportada';
import type { Exportacion } from '../../shared/exportacion/exportar';
import { leerTodasLasPaginas } from '../../shared/exportacion/leer-paginas';
import { nombreParticipante } from '../etiquetas-financiero';

const COLUMNAS: readonly ColumnaExportada<MensualidadEnLista>[] = [
  { titulo: 'Participante', valor: nombreParticipante },
  { titulo: 'Documento', valor: (m) => m.participante_documento },
  { titulo: 'Sede', valor: (m) => m.sede_nombre },
  { titulo: 'Periodo', valor: (m) => m.periodo },
  { titulo: 'Concepto', valor: (m) => ETIQUETA_CONCEPTO[m.concepto] },
  { titulo: 'Vence', valor: (m) => m.fecha_vencimiento },
  { titulo: 'Valor', valor: (m) => m.valor },
  { titulo: 'Descuento', valor: (m) => m.descuento },
  { titulo: 'Abonado', valor: (m) => totalAbonado(m.abonos) },
  { titulo: 'Saldo', valor: (m) => m.saldo },
  { titulo: 'Estado', valor: (m) => ETIQUETA_ESTADO_MENSUALIDAD[m.estado] },
  { titulo: 'Vencida', valor: (m) => (m.vencida ? 'Sí' : 'No') },
  { titulo: 'Paga', valor: (m) => m.pagador_nombre },
  {
    titulo: 'Recibos',
    valor: (m) =>
      abonosVigentes(m.abonos)
        .flatMap(({ recibo }) => recibo ?? [])
        .join(', '),
  },
  { titulo: 'Observaciones', valor: (m) => m.observaciones },
  { titulo: 'Editado por', valor: (m) => m.actualizado_por },
  { titulo: 'Última edición', valor: (m) => m.actualizado_en && formatearInstante(m.actualizado_en) },
];

/** Every row that meets the filters, ready to be written. */
export const prepararMensualidades = async (
  servicios: ServiciosPanel,
  criterios: CriteriosMensualidades,
  hoy: FechaCalendario,
): Promise<Exportacion<MensualidadEnLista>> => ({
  nombre: `mensualidades-${hoy}`,
  hoja: 'Mensualidades',
  columnas: COLUMNAS,
  filas: await leerTodasLasPaginas((c) => servicios.mensualidades.buscar(c), criterios),
});
