import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CAMPOS_PARTICIPANTE as E } from '@/domain/participantes/campos-participante';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import { ETIQUETA_FASE, ETIQUETA_PROGRAMA } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { ColumnaExportada } from '../comun/exportacion/columna-exportada';
import { diaYHora } from '../comun/exportacion/dia-y-hora';
import type { Exportacion } from '../comun/exportacion/exportar';
import { leerTodasLasPaginas } from '../comun/exportacion/leer-paginas';
import { nombreDeArchivo } from '../comun/exportacion/nombre-de-archivo';

/** Without the reserved block: health data does not leave in a spreadsheet. */
const columnas = (
  nombreSede: (id: Id) => string,
  hoy: FechaCalendario,
): ColumnaExportada<ParticipanteEnLista>[] => [
  { titulo: 'Nombre', valor: (p) => p.nombre },
  { titulo: 'Tipo de documento', valor: (p) => p.tipo_documento },
  { titulo: 'Número de documento', valor: (p) => p.numero_documento },
  { titulo: 'Teléfono', valor: (p) => p.telefono },
  { titulo: 'Correo electrónico', valor: (p) => p.email },
  { titulo: 'Sede', valor: (p) => (p.sede_id === null ? null : nombreSede(p.sede_id)) },
  { titulo: 'Área de atención', valor: (p) => p.area && ETIQUETA_AREA[p.area] },
  { titulo: 'Programa', valor: (p) => p.programa && ETIQUETA_PROGRAMA[p.programa] },
  { titulo: 'Fase', valor: (p) => p.fase && ETIQUETA_FASE[p.fase] },
  { titulo: 'Estado', valor: (p) => ETIQUETA_ESTADO_PARTICIPANTE[p.estado] },
  { titulo: 'Fecha de ingreso', tipo: 'FECHA', valor: (p) => p.fecha_ingreso },
  { titulo: 'Egreso previsto', tipo: 'FECHA', valor: (p) => p.fecha_egreso_prevista },
  { titulo: 'Fecha de egreso', tipo: 'FECHA', valor: (p) => p.fecha_egreso },
  { titulo: 'Días en proceso', valor: (p) => diasEnProceso(p, hoy) },
  { titulo: 'Acudiente principal', valor: (p) => p.acudiente_principal?.nombre ?? null },
  { titulo: 'Teléfono del acudiente', valor: (p) => p.acudiente_principal?.telefono ?? null },
  { titulo: E.valor_mensualidad.etiqueta, tipo: 'DINERO', valor: (p) => p.valor_mensualidad },
  { titulo: E.dia_pago.etiqueta, valor: (p) => p.dia_pago },
  { titulo: E.beca_porcentaje.etiqueta, valor: (p) => p.beca_porcentaje },
  { titulo: 'Saldo', tipo: 'DINERO', valor: (p) => p.saldo },
  { titulo: 'Saldo vencido', tipo: 'DINERO', valor: (p) => p.saldo_vencido },
  { titulo: 'Editado por', valor: (p) => p.actualizado_por },
  { titulo: 'Última edición', tipo: 'INSTANTE', valor: (p) => diaYHora(p.actualizado_en) },
];

/** These rows, ready to be written; without filters, those that were chosen one by one. */
export const exportacionDe = (
  filas: readonly ParticipanteEnLista[],
  nombreSede: (id: Id) => string,
  hoy: FechaCalendario,
  filtros: object = { elegidos: true },
): Exportacion<ParticipanteEnLista> => ({
  nombre: nombreDeArchivo('participantes', hoy, filtros),
  hoja: 'Participantes',
  columnas: columnas(nombreSede, hoy),
  filas,
});

/** Every row that meets the filters, ready to be written. */
export const prepararParticipantes = async (
  servicios: ServiciosPanel,
  criterios: CriteriosParticipantes,
  nombreSede: (id: Id) => string,
  hoy: FechaCalendario,
): Promise<Exportacion<ParticipanteEnLista>> =>
  exportacionDe(
    await leerTodasLasPaginas((c) => servicios.participantes().then((casos) => casos.buscar(c)), criterios),
    nombreSede,
    hoy,
    criterios,
  );
