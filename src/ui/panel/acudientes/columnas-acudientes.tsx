import { Box } from '@chakra-ui/react/box';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import { apellidosYNombres, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { type EstadoAcudiente, ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { enlaceLlamada, formatearTelefono } from '@/domain/shared/telefono';
import { ClippedText } from '@/ui/shared/clipped-text';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { CuandoEdito, QuienEdito } from '../comun/datos/editado-por';
import { EnlaceParticipante } from '../comun/participantes/enlace-participante';
import { EstadoAcudienteBadge } from './estado-acudiente-badge';
import { MarcasEnFila } from './marcas-acudiente';

interface Contexto {
  estaCambiando: (id: Id) => boolean;
  /** Absent for whoever may not write. */
  cambiarEstado?: (acudiente: AcudienteEnLista, estado: EstadoAcudiente) => void;
}

const NADA = '—';

export const columnasAcudientes = ({
  estaCambiando,
  cambiarEstado,
}: Contexto): [Column<AcudienteEnLista>, ...Column<AcudienteEnLista>[]] => [
  {
    id: 'apellidos',
    header: 'Apellidos y nombres',
    width: 'rest',
    sortable: true,
    cell: apellidosYNombres,
    // Narrower, the name takes both lines of its row.
    secondary: (a) => (
      <Box as="span" display={{ base: 'none', xl: 'block', _print: 'block' }}>
        {documentoDe(a)}
      </Box>
    ),
  },
  {
    id: 'participante',
    header: 'Participante',
    width: '10rem',
    cell: (a) => (
      <Box className="recortado" title={a.participante_nombre ?? undefined}>
        <EnlaceParticipante id={a.id_participante} nombre={a.participante_nombre} />
      </Box>
    ),
    secondary: (a) => (a.parentesco ? <ClippedText>{ETIQUETA_PARENTESCO[a.parentesco]}</ClippedText> : null),
  },
  {
    id: 'telefono',
    header: 'Teléfono',
    cell: (a) =>
      a.telefono ? <span style={{ whiteSpace: 'nowrap' }}>{formatearTelefono(a.telefono)}</span> : NADA,
  },
  { id: 'marcas', header: 'Marcas', width: '10.5rem', cell: (a) => <MarcasEnFila acudiente={a} /> },
  {
    id: 'estado',
    header: 'Estado',
    sortable: true,
    cell: (a) => (
      <EstadoAcudienteBadge
        estado={a.estado}
        nombre={nombreAcudiente(a)}
        cambiando={estaCambiando(a.id)}
        onCambiar={cambiarEstado && a.archivado_en === null ? (e) => cambiarEstado(a, e) : undefined}
      />
    ),
  },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    sortable: true,
    hideBelow: 'xl',
    width: '4.5rem',
    cell: (a) => <CuandoEdito actualizado_en={a.actualizado_en} />,
    secondary: (a) => <QuienEdito actualizado_por={a.actualizado_por} />,
  },
];

/** 'Madre de Luz Marina Ríos'. */
const deQuien = ({ parentesco, participante_nombre }: AcudienteEnLista): string => {
  const que = parentesco ? ETIQUETA_PARENTESCO[parentesco] : 'Acudiente';
  return participante_nombre ? `${que} de ${participante_nombre}` : que;
};

export const filaAcudiente = ({ estaCambiando, cambiarEstado }: Contexto): PhoneRow<AcudienteEnLista> => ({
  detail: deQuien,
  mark: (a) =>
    a.estado === 'ACTIVO' ? null : (
      <EstadoAcudienteBadge
        estado={a.estado}
        nombre={nombreAcudiente(a)}
        cambiando={estaCambiando(a.id)}
        onCambiar={cambiarEstado && a.archivado_en === null ? (e) => cambiarEstado(a, e) : undefined}
      />
    ),
  call: (a) => {
    const numero = a.telefono ?? a.telefono_alterno;
    return numero ? { label: `Llamar a ${nombreAcudiente(a)}`, href: enlaceLlamada(numero) } : null;
  },
});
