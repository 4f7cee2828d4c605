import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import { enElRecaudo } from '@/domain/mensualidades/entradas-de-dinero';
import { ETIQUETA_ANULADO, ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { recibidoCon } from '@/domain/mensualidades/saldo';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { ColumnaExportada } from '@/ui/panel/comun/exportacion/columna-exportada';
import { diaYHora } from '@/ui/panel/comun/exportacion/dia-y-hora';
import type { Exportacion } from '@/ui/panel/comun/exportacion/exportar';
import { leerTodasLasPaginas } from '@/ui/panel/comun/exportacion/leer-paginas';
import { nombreDeArchivo } from '@/ui/panel/comun/exportacion/nombre-de-archivo';
import { numeroDeDocumento } from '@/ui/panel/comun/exportacion/numero-de-documento';
import { nombreParticipante } from '../etiquetas-financiero';
import { nombrePagador } from './palabras-recibo';

const COLUMNAS: readonly ColumnaExportada<AbonoEnLista>[] = [
  { titulo: 'Recibo', valor: (a) => a.recibo },
  { titulo: 'Fecha', tipo: 'FECHA', valor: (a) => a.fecha },
  { titulo: 'Quien paga', valor: nombrePagador },
  {
    titulo: 'Documento de quien paga',
    valor: (a) =>
      a.pagador_nombre === null ? a.participante_documento : numeroDeDocumento(a.pagador_documento),
  },
  { titulo: 'Participante', valor: nombreParticipante },
  { titulo: 'Documento del participante', valor: (a) => a.participante_documento },
  { titulo: 'Sede', valor: (a) => a.sede_nombre },
  { titulo: 'Concepto', valor: (a) => ETIQUETA_CONCEPTO[a.concepto] },
  { titulo: 'Periodo', valor: (a) => a.periodo },
  { titulo: 'Medio', valor: (a) => ETIQUETA_MEDIO_ABONO[a.medio] },
  { titulo: 'Referencia', valor: (a) => a.referencia },
  { titulo: 'Abonado', tipo: 'DINERO', valor: (a) => a.valor },
  { titulo: 'Queda a favor', tipo: 'DINERO', valor: (a) => a.excedente },
  // Adds up to the takings of those days: not what was annulled, nor what brought no money.
  { titulo: 'En el recaudo', tipo: 'DINERO', valor: enElRecaudo },
  { titulo: 'Estado', valor: (a) => (a.anulado_en ? ETIQUETA_ANULADO : 'Vigente') },
  { titulo: 'Motivo de la anulación', valor: (a) => a.motivo_anulacion },
  { titulo: 'Anulado el', tipo: 'INSTANTE', valor: (a) => diaYHora(a.anulado_en) },
  // Of a month that was closed, what was in its takings: those of that day take it off.
  {
    titulo: 'Descontado del recaudo el',
    tipo: 'FECHA',
    valor: (a) => (recibidoCon(a) > 0 ? a.ajuste_en : null),
  },
  { titulo: 'Registró', valor: (a) => a.registrado_por },
  { titulo: 'Registrado el', tipo: 'INSTANTE', valor: (a) => diaYHora(a.registrado_en) },
];

const NINGUNO = { datos: [], total: 0 };

/** Every row that meets the filters, ready to be written. */
export const prepararRecibos = async (
  servicios: ServiciosPanel,
  criterios: CriteriosAbonos,
  hoy: FechaCalendario,
): Promise<Exportacion<AbonoEnLista>> => ({
  nombre: nombreDeArchivo('recibos', hoy, criterios),
  hoja: 'Recibos',
  columnas: COLUMNAS,
  filas: await leerTodasLasPaginas(
    async (c: CriteriosAbonos) => (await (await servicios.finanzas()).abonos(c)) ?? NINGUNO,
    criterios,
  ),
});
