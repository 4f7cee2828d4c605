import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import {
  ETIQUETA_FASE,
  ETIQUETA_MEDIO_AUTORIZACION,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { documentoDe } from '@/domain/shared/documento';
import { edadEn, type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';
import type { DetailItem } from '@/ui/shared/detail-list';
import { TelefonoContacto } from '../../shared/datos/telefono-contacto';
import { EstadoParticipanteBadge } from '../estado-participante-badge';
import { ETIQUETAS_PARTICIPANTE as E } from '../etiquetas-participante';
import { ContactoEmergencia } from './contacto-emergencia';

const fecha = (valor: FechaCalendario | null) => valor && formatearFecha(valor);

const unidos = (...partes: (string | null | undefined)[]) => partes.filter(Boolean).join(' · ');

const dias = (p: Participante, hoy: FechaCalendario) => {
  const cuantos = diasEnProceso(p, hoy);
  return cuantos === null ? null : formatearNumero(cuantos);
};

/** What is asked for most, at the top of the card. */
export const datosPrincipales = (
  p: Participante,
  hoy: FechaCalendario,
  nombreSede: (id: Id) => string,
): DetailItem[] => [
  { label: E.estado, value: <EstadoParticipanteBadge estado={p.estado} nombre={p.nombre} /> },
  { label: E.telefono, value: p.telefono ? <TelefonoContacto telefono={p.telefono} /> : null },
  {
    label: 'Sede · Área',
    value: unidos(p.sede_id === null ? null : nombreSede(p.sede_id), p.area && ETIQUETA_AREA[p.area]),
  },
  {
    label: 'Programa · Fase',
    value: unidos(p.programa && ETIQUETA_PROGRAMA[p.programa], p.fase && ETIQUETA_FASE[p.fase]),
  },
  { label: 'Días en proceso', value: dias(p, hoy) },
  { label: E.contacto_emergencia, value: <ContactoEmergencia participante={p} /> },
];

export const datosDeIdentidad = (p: Participante, hoy: FechaCalendario): DetailItem[] => [
  {
    label: 'Documento',
    value:
      p.numero_documento && p.tipo_documento ? (
        <span title={ETIQUETA_TIPO_DOCUMENTO[p.tipo_documento]}>{documentoDe(p)}</span>
      ) : (
        documentoDe(p)
      ),
  },
  {
    label: E.fecha_nacimiento,
    value: p.fecha_nacimiento && `${fecha(p.fecha_nacimiento)} (${edadEn(p.fecha_nacimiento, hoy)} años)`,
  },
  { label: E.email, value: p.email && <a href={`mailto:${p.email}`}>{p.email}</a> },
  { label: E.municipio, value: p.municipio },
  { label: E.direccion, value: p.direccion },
  { label: E.eps, value: p.eps },
];

const datosDeEgreso = (p: Participante): DetailItem[] =>
  p.estado === 'EGRESADO'
    ? [
        { label: E.fecha_egreso, value: fecha(p.fecha_egreso) },
        { label: E.tipo_egreso, value: p.tipo_egreso && ETIQUETA_TIPO_EGRESO[p.tipo_egreso] },
        { label: E.motivo_egreso, value: p.motivo_egreso, fullWidth: true },
      ]
    : [];

export const datosDeProceso = (p: Participante): DetailItem[] => [
  { label: E.fecha_ingreso, value: fecha(p.fecha_ingreso) },
  { label: E.fecha_egreso_prevista, value: fecha(p.fecha_egreso_prevista) },
  ...datosDeEgreso(p),
  {
    label: E.valor_mensualidad,
    value: p.valor_mensualidad === null ? null : formatearPesos(p.valor_mensualidad),
  },
  {
    label: 'Día de pago · Beca',
    value: unidos(
      p.dia_pago === null ? null : `Día ${p.dia_pago}`,
      p.beca_porcentaje === null ? null : `${p.beca_porcentaje} %`,
    ),
  },
  { label: E.observaciones, value: p.observaciones, fullWidth: true },
];

const enPalabras = (p: Participante): string => {
  if (autorizacionVigente(p)) return 'Vigente';
  return p.autorizacion_datos?.revocada_en ? 'Revocada' : 'Sin otorgar';
};

export const datosDeAutorizacion = (p: Participante): DetailItem[] => {
  const estado: DetailItem = { label: 'Estado de la autorización', value: enPalabras(p) };
  const autorizacion = p.autorizacion_datos;
  if (!autorizacion?.otorgada) return [estado];
  return [
    estado,
    { label: E['autorizacion_datos.fecha'], value: fecha(autorizacion.fecha) },
    {
      label: E['autorizacion_datos.medio'],
      value: autorizacion.medio && ETIQUETA_MEDIO_AUTORIZACION[autorizacion.medio],
    },
    { label: E['autorizacion_datos.version'], value: autorizacion.version },
    ...(autorizacion.revocada_en
      ? [{ label: E['autorizacion_datos.revocada_en'], value: fecha(autorizacion.revocada_en) }]
      : []),
  ];
};
