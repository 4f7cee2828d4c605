import { Box } from '@chakra-ui/react/box';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import {
  apellidosYNombres,
  type EstadoAcudiente,
  ETIQUETA_PARENTESCO,
  nombreAcudiente,
} from '@/domain/acudientes/acudiente';
import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { formatearTelefono } from '@/domain/shared/telefono';
import type { Column } from '@/ui/shared/data-table-types';
import { CuandoEdito, QuienEdito } from '../shared/datos/editado-por';
import { EnlaceParticipante } from '../shared/participantes/enlace-participante';
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
    sortable: true,
    cell: apellidosYNombres,
  },
  {
    id: 'documento',
    header: 'Documento',
    hideBelow: 'xl',
    cell: (a) => documentoDe(a),
  },
  {
    id: 'participante',
    header: 'Participante',
    cell: (a) => (
      <Box lineClamp={{ md: '3' }} title={a.participante_nombre ?? undefined}>
        <EnlaceParticipante id={a.id_participante} nombre={a.participante_nombre} />
      </Box>
    ),
  },
  {
    id: 'parentesco',
    header: 'Parentesco',
    hideBelow: 'xl',
    cell: (a) => (a.parentesco ? ETIQUETA_PARENTESCO[a.parentesco] : NADA),
  },
  {
    id: 'telefono',
    header: 'Teléfono',
    cell: (a) =>
      a.telefono ? <span style={{ whiteSpace: 'nowrap' }}>{formatearTelefono(a.telefono)}</span> : NADA,
  },
  { id: 'marcas', header: 'Marcas', cell: (a) => <MarcasEnFila acudiente={a} /> },
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
