import { Box } from '@chakra-ui/react/box';
import { TriangleAlert } from 'lucide-react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import { ETIQUETA_FASE, ETIQUETA_PROGRAMA } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { documentoDe } from '@/domain/shared/documento';
import { type FechaCalendario, formatearFecha, formatearFechaCercana } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { enlaceLlamada, formatearTelefono } from '@/domain/shared/telefono';
import { documentoDeTocayo } from '@/domain/shared/tocayos';
import { ClippedText } from '@/ui/shared/clipped-text';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { HaceCuanto, QuienEdito } from '../comun/datos/editado-por';
import { EstadoParticipanteBadge } from './estado-participante-badge';

interface Contexto {
  hoy: FechaCalendario;
  nombreSede: (id: Id) => string;
  estaCambiando: (id: Id) => boolean;
  /** A phone tells them apart by their document. */
  tocayos: ReadonlySet<Id>;
  /** Small pictures, by the id of their person: none for who may not see them. */
  fotos: ReadonlyMap<string, string> | undefined;
  /** The list is of whoever is expected to leave: the day is what is looked for in it. */
  conEgreso: boolean;
  /** Absent for whoever may not write. */
  cambiarEstado?: (participante: ParticipanteEnLista, estado: EstadoParticipante) => void;
}

const NADA = '—';

/** A number cut in two is read wrong. */
const entero = (numero: string) => <span style={{ whiteSpace: 'nowrap' }}>{numero}</span>;

const estadoDe = (p: ParticipanteEnLista, { estaCambiando, cambiarEstado }: Contexto) => (
  <EstadoParticipanteBadge
    estado={p.estado}
    nombre={p.nombre}
    cambiando={estaCambiando(p.id)}
    onCambiar={cambiarEstado && p.archivado_en === null ? (e) => cambiarEstado(p, e) : undefined}
  />
);

const enDias = (dias: number | null): string | null => {
  if (dias === null) return null;
  return dias === 1 ? '1 día' : `${formatearNumero(dias)} días`;
};

/** Of whoever is away, when they come back; said as late when the day has gone by. What matters is first: a phone cuts the rest. */
const regresoDe = (
  { estado, regreso_previsto }: ParticipanteEnLista,
  hoy: FechaCalendario,
): string | null => {
  if (estado !== 'CON_PERMISO' || !regreso_previsto) return null;
  if (regreso_previsto === hoy) return 'vuelve hoy';
  const dia = formatearFechaCercana(regreso_previsto, hoy);
  return regreso_previsto < hoy ? `no ha vuelto (${dia})` : `vuelve ${dia}`;
};

type NombreConFotoProps = { participante: ParticipanteEnLista } & Pick<Contexto, 'fotos'>;

/** The face beside the name, where there is one. */
function NombreConFoto({ participante: { id, nombre }, fotos }: NombreConFotoProps) {
  const foto = fotos?.get(String(id));
  if (!foto) return nombre;
  return (
    <>
      <img src={foto} alt="" width={28} height={28} style={FOTO} />
      {nombre}
    </>
  );
}

const FOTO = {
  display: 'inline-block',
  marginInlineEnd: 8,
  borderRadius: 14,
  verticalAlign: 'middle',
} as const;

export const columnasParticipantes = (
  contexto: Contexto,
): [Column<ParticipanteEnLista>, ...Column<ParticipanteEnLista>[]] => {
  const { hoy, fotos, nombreSede, conEgreso } = contexto;
  return [
    {
      id: 'nombre',
      header: 'Nombre',
      width: 'rest',
      sortable: true,
      cell: (p) => <NombreConFoto participante={p} fotos={fotos} />,
      secondary: (p) => documentoDe(p),
    },
    {
      id: 'telefono',
      header: 'Teléfono',
      // The menu of the row calls too, and on a tablet it has to fit.
      hideBelow: 'lg',
      width: '7rem',
      cell: (p) => (p.telefono ? entero(formatearTelefono(p.telefono)) : NADA),
    },
    {
      id: 'sede',
      header: 'Sede\u00a0· Área',
      width: '7.5rem',
      sortable: true,
      cell: (p) => (p.sede_id === null ? NADA : <ClippedText>{nombreSede(p.sede_id)}</ClippedText>),
      secondary: (p) => p.area && ETIQUETA_AREA[p.area],
    },
    {
      id: 'programa',
      header: 'Programa\u00a0· Fase',
      hideBelow: 'lg',
      cell: (p) => (p.programa ? ETIQUETA_PROGRAMA[p.programa] : NADA),
      secondary: (p) => p.fase && ETIQUETA_FASE[p.fase],
    },
    {
      // The state is found with its filter; what is worth sorting here is the time in the process.
      id: 'dias',
      header: 'Estado\u00a0· Días en proceso',
      width: '8.5rem',
      sortable: true,
      cell: (p) => estadoDe(p, contexto),
      secondary: (p) => regresoDe(p, hoy) ?? enDias(diasEnProceso(p, hoy)),
    },
    ...(conEgreso
      ? [
          {
            id: 'fecha_egreso_prevista',
            header: 'Egreso previsto',
            sortable: true,
            cell: (p: ParticipanteEnLista) =>
              p.fecha_egreso_prevista ? formatearFecha(p.fecha_egreso_prevista) : NADA,
          },
        ]
      : []),
    {
      id: 'acudiente',
      header: 'Acudiente principal',
      width: '9rem',
      hideBelow: 'xl',
      cell: (p) => (p.acudiente_principal ? <ClippedText>{p.acudiente_principal.nombre}</ClippedText> : NADA),
    },
    {
      id: 'saldo',
      header: 'Saldo',
      align: 'end',
      sortable: true,
      cell: (p) => (p.saldo === null ? NADA : entero(formatearPesos(p.saldo))),
      secondary: (p) =>
        p.saldo_vencido !== null && p.saldo_vencido > 0 ? (
          p.saldo_vencido === p.saldo ? (
            'vencido'
          ) : (
            <>vencido {entero(formatearPesos(p.saldo_vencido))}</>
          )
        ) : null,
    },
    {
      id: 'actualizado_en',
      header: 'Última edición',
      sortable: true,
      cell: (p) => (p.actualizado_en ? <HaceCuanto instante={p.actualizado_en} /> : 'Sin dato'),
      secondary: (p) => <QuienEdito actualizado_por={p.actualizado_por} />,
    },
  ];
};

/** Whoever answers for the person is called first; with nobody, the number that the person left. */
const aQuienLlamar = ({ nombre, telefono, acudiente_principal: acudiente }: ParticipanteEnLista) => {
  if (acudiente?.telefono)
    return {
      label: `Llamar a ${acudiente.nombre}, acudiente de ${nombre}`,
      href: enlaceLlamada(acudiente.telefono),
    };
  return telefono ? { label: `Llamar a ${nombre}`, href: enlaceLlamada(telefono) } : null;
};

const debe = ({ saldo_vencido }: ParticipanteEnLista) => saldo_vencido !== null && saldo_vencido > 0;

/** Where the person is and since when; the state only when it is not the usual one, and the debt only when it is late. */
export const filaParticipante = (contexto: Contexto): PhoneRow<ParticipanteEnLista> => {
  const { hoy, nombreSede, conEgreso, tocayos } = contexto;
  return {
    figure: (p) =>
      debe(p) ? (
        <Box as="span" color="error.fg" display="inline-flex" alignItems="center" gap="0.5">
          <TriangleAlert size={14} role="img" aria-label="Vencido:" />
          {formatearPesos(p.saldo_vencido ?? 0)}
        </Box>
      ) : null,
    detail: (p) => {
      const dias = diasEnProceso(p, hoy);
      const salida =
        conEgreso && p.fecha_egreso_prevista ? `sale el ${formatearFecha(p.fecha_egreso_prevista)}` : null;
      const cuando = salida ?? regresoDe(p, hoy);
      // Its last figures are those that differ: without its type it fits beside the state.
      const documento = documentoDeTocayo(tocayos, p.id, p.numero_documento);
      if (cuando) return [documento, cuando].filter(Boolean).join(' · ');
      return [
        documento,
        p.sede_id === null ? null : nombreSede(p.sede_id),
        // Beside the state or the document there is no room for it.
        p.area && p.estado === 'ACTIVO' && !documento ? ETIQUETA_AREA[p.area] : null,
        dias === null ? null : `${formatearNumero(dias)} d`,
      ]
        .filter(Boolean)
        .join(' · ');
    },
    mark: (p) => (p.estado === 'ACTIVO' ? null : estadoDe(p, contexto)),
    call: aQuienLlamar,
  };
};
