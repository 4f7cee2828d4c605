import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { contactosDeEmergencia, nombreYParentesco } from '@/domain/acudientes/contactos-de-emergencia';
import { CAMPOS_PARTICIPANTE, type CampoParticipante } from '@/domain/participantes/campos-participante';
import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import {
  ETIQUETA_FASE,
  ETIQUETA_MEDIO_AUTORIZACION,
  ETIQUETA_PROGRAMA,
} from '@/domain/participantes/opciones-participante';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { documentoDe, documentoRotulado } from '@/domain/shared/documento';
import { edadEn, type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { lineasDeCampos } from '@/ui/panel/comun/datos/lineas-de-campos';
import { TelefonoContacto } from '@/ui/panel/comun/datos/telefono-contacto';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaAcudientesDe } from '@/ui/panel/comun/participantes/acudientes-de.queries';
import type { DetailItem } from '@/ui/shared/detail-list';
import { EstadoParticipanteBadge } from '../estado-participante-badge';
import { ETIQUETAS_AUTORIZACION as A } from '../etiquetas-participante';
import { LUGARES } from './lugares-del-detalle';

/** The guardians to call first and, besides, what was written by hand. That they did not come is told in their section. */
function ContactoEmergencia({ participante }: { participante: Participante }) {
  const { servicios } = usePanel();
  const { data: acudientes = [] } = useQuery(consultaAcudientesDe(servicios, participante.id));
  const marcados = contactosDeEmergencia(acudientes);
  const anotado = participante.contacto_emergencia;
  if (marcados.length === 0 && !anotado) {
    return (
      <Box as="span" color="fg.muted">
        Sin dato
      </Box>
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap="1.5">
      {marcados.map((acudiente) => (
        <div key={acudiente.id}>
          <p>{nombreYParentesco(acudiente)}</p>
          {acudiente.telefono ? <TelefonoContacto telefono={acudiente.telefono} /> : null}
        </div>
      ))}
      {anotado ? <p>{anotado}</p> : null}
    </Box>
  );
}

const unidos = (...partes: (string | null | undefined)[]) => partes.filter(Boolean).join(' · ');

type Contexto = { p: Participante; hoy: FechaCalendario; nombreSede: (id: Id) => string };

const propiasDe = ({
  p,
  hoy,
  nombreSede,
}: Contexto): Partial<Record<CampoParticipante, Partial<DetailItem>>> => ({
  estado: { value: <EstadoParticipanteBadge estado={p.estado} nombre={p.nombre} /> },
  telefono: { value: p.telefono ? <TelefonoContacto telefono={p.telefono} /> : null },
  sede_id: {
    label: 'Sede · Área',
    value: unidos(p.sede_id === null ? null : nombreSede(p.sede_id), p.area && ETIQUETA_AREA[p.area]),
  },
  programa: {
    label: 'Programa · Fase',
    value: unidos(p.programa && ETIQUETA_PROGRAMA[p.programa], p.fase && ETIQUETA_FASE[p.fase]),
  },
  contacto_emergencia: { value: <ContactoEmergencia participante={p} /> },
  numero_documento: {
    label: 'Documento',
    value:
      p.numero_documento && p.tipo_documento ? (
        <span title={ETIQUETA_TIPO_DOCUMENTO[p.tipo_documento]}>{documentoDe(p)}</span>
      ) : (
        documentoRotulado(documentoDe(p))
      ),
  },
  fecha_nacimiento: {
    value:
      p.fecha_nacimiento && `${formatearFecha(p.fecha_nacimiento)} (${edadEn(p.fecha_nacimiento, hoy)} años)`,
  },
  email: { value: p.email && <a href={`mailto:${p.email}`}>{p.email}</a> },
  dia_pago: {
    label: 'Día de pago · Beca',
    value: unidos(
      p.dia_pago === null ? null : `Día ${p.dia_pago}`,
      p.beca_porcentaje === null ? null : `${p.beca_porcentaje} %`,
    ),
  },
});

const datosDe = (lugar: keyof typeof LUGARES, contexto: Contexto): DetailItem[] =>
  lineasDeCampos({
    campos: CAMPOS_PARTICIPANTE,
    lugares: LUGARES[lugar],
    registro: contexto.p,
    propias: propiasDe(contexto),
  });

/** What the top of the card does not say already. */
export const datosDeContacto = (contexto: Contexto): DetailItem[] => datosDe('contacto', contexto);

/** On paper, what is asked for most. */
export const datosPrincipales = (contexto: Contexto): DetailItem[] => {
  const dias = diasEnProceso(contexto.p, contexto.hoy);
  return [
    ...datosDe('situacion', contexto),
    ...datosDe('contacto', contexto),
    { label: 'Días en proceso', value: dias === null ? null : formatearNumero(dias) },
    ...datosDe('urgencia', contexto),
  ];
};

export const datosDeIdentidad = (contexto: Contexto): DetailItem[] => datosDe('identidad', contexto);

export const datosDeProceso = (contexto: Contexto): DetailItem[] => [
  ...datosDe('proceso', contexto),
  ...(contexto.p.estado === 'EGRESADO' ? datosDe('egreso', contexto) : []),
  ...datosDe('cobro', contexto),
];

const situacionDe = (p: Participante): string => {
  if (autorizacionVigente(p)) return 'Vigente';
  return p.autorizacion_datos?.revocada_en ? 'Revocada' : 'Sin otorgar';
};

export const datosDeAutorizacion = (p: Participante): DetailItem[] => {
  const estado: DetailItem = { label: 'Estado de la autorización', value: situacionDe(p) };
  const autorizacion = p.autorizacion_datos;
  if (!autorizacion?.otorgada) return [estado];
  return [
    estado,
    { label: A.fecha, value: autorizacion.fecha && formatearFecha(autorizacion.fecha) },
    {
      label: A.medio,
      value: autorizacion.medio && ETIQUETA_MEDIO_AUTORIZACION[autorizacion.medio],
    },
    { label: A.version, value: autorizacion.version },
    ...(autorizacion.revocada_en
      ? [{ label: A.revocada_en, value: formatearFecha(autorizacion.revocada_en) }]
      : []),
  ];
};
