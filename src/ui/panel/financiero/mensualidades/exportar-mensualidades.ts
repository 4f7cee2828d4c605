import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { ETIQUETA_CONCEPTO, ETIQUETA_ESTADO_MENSUALIDAD } from '@/domain/mensualidades/opciones-mensualidad';
import { abonosVigentes, totalAbonado, totalAjustado } from '@/domain/mensualidades/saldo';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { ColumnaExportada } from '@/ui/panel/comun/exportacion/columna-exportada';
import { diaYHora } from '@/ui/panel/comun/exportacion/dia-y-hora';
import type { Exportacion } from '@/ui/panel/comun/exportacion/exportar';
import { leerTodasLasPaginas } from '@/ui/panel/comun/exportacion/leer-paginas';
import { nombreDeArchivo } from '@/ui/panel/comun/exportacion/nombre-de-archivo';
import { ETIQUETAS_MENSUALIDAD as E, nombreParticipante } from '../etiquetas-financiero';

const COLUMNAS: readonly ColumnaExportada<MensualidadEnLista>[] = [
  { titulo: E.participante_id, valor: nombreParticipante },
  { titulo: 'Documento', valor: (m) => m.participante_documento },
  { titulo: 'Sede', valor: (m) => m.sede_nombre },
  { titulo: E.periodo, valor: (m) => m.periodo },
  { titulo: E.concepto, valor: (m) => ETIQUETA_CONCEPTO[m.concepto] },
  { titulo: E.fecha_vencimiento, tipo: 'FECHA', valor: (m) => m.fecha_vencimiento },
  { titulo: E.valor, tipo: 'DINERO', valor: (m) => m.valor },
  { titulo: E.descuento, tipo: 'DINERO', valor: (m) => m.descuento },
  { titulo: 'Abonado', tipo: 'DINERO', valor: (m) => totalAbonado(m.abonos) },
  { titulo: 'Ajustado', tipo: 'DINERO', valor: (m) => totalAjustado(m.abonos) },
  { titulo: 'Saldo', tipo: 'DINERO', valor: (m) => m.saldo },
  { titulo: 'Estado', valor: (m) => ETIQUETA_ESTADO_MENSUALIDAD[m.estado] },
  { titulo: CAMPOS_MENSUALIDAD.motivo_anulacion.etiqueta, valor: (m) => m.motivo_anulacion },
  { titulo: 'Vencida', valor: (m) => (m.vencida ? 'Sí' : 'No') },
  { titulo: E.id_acudiente, valor: (m) => m.pagador_nombre },
  {
    titulo: 'Recibos',
    valor: (m) =>
      abonosVigentes(m.abonos)
        .flatMap(({ recibo }) => recibo ?? [])
        .join(', '),
  },
  { titulo: E.observaciones, valor: (m) => m.observaciones },
  { titulo: 'Editado por', valor: (m) => m.actualizado_por },
  { titulo: 'Última edición', tipo: 'INSTANTE', valor: (m) => diaYHora(m.actualizado_en) },
];

/** Without what somebody wrote in their own words. */
const ESCRITO: readonly string[] = [E.observaciones, CAMPOS_MENSUALIDAD.motivo_anulacion.etiqueta];
const DE_INFORME = COLUMNAS.filter(({ titulo }) => !ESCRITO.includes(titulo));

/** Every row that meets the filters, ready to be written. */
export const prepararMensualidades = async (
  servicios: ServiciosPanel,
  criterios: CriteriosMensualidades,
  hoy: FechaCalendario,
  esAdministrador: boolean,
): Promise<Exportacion<MensualidadEnLista>> => ({
  nombre: nombreDeArchivo('mensualidades', hoy, criterios),
  hoja: 'Mensualidades',
  columnas: esAdministrador ? COLUMNAS : DE_INFORME,
  ...(criterios.periodo && { informe: 'MENSUALIDADES_DEL_MES' as const }),
  filas: await leerTodasLasPaginas(
    (c) => servicios.mensualidades().then((casos) => casos.buscar(c)),
    criterios,
  ),
});
