import { type Id, mismoId } from '@/domain/shared/id';
import { SU_CUENTA } from '@/domain/usuarios/criterios-usuarios';
import type { Usuario } from '@/domain/usuarios/usuario';
import type { Column } from '@/ui/shared/data-table-types';
import { CuandoEdito, QuienEdito } from '../shared/datos/editado-por';
import { EstadoUsuarioTag } from './estado-usuario-tag';
import { RolTag } from './rol-tag';
import { UltimoAcceso } from './ultimo-acceso';

/** `yo` is marked, because it is the one account that cannot be lowered from here. */
export const columnasUsuarios = (yo: Id): [Column<Usuario>, ...Column<Usuario>[]] => [
  {
    id: 'email',
    header: 'Correo electrónico',
    sortable: true,
    cell: (u) => u.email,
    secondary: (u) => [u.displayName, mismoId(u.id, yo) ? SU_CUENTA : null].filter(Boolean).join(' · '),
  },
  { id: 'rol', header: 'Rol', sortable: true, cell: (u) => <RolTag rol={u.rol} /> },
  { id: 'estado', header: 'Estado', sortable: true, cell: (u) => <EstadoUsuarioTag estado={u.estado} /> },
  {
    id: 'ultimo_acceso',
    header: 'Último acceso',
    sortable: true,
    cell: (u) => <UltimoAcceso instante={u.ultimo_acceso} />,
  },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    sortable: true,
    hideBelow: 'lg',
    cell: (u) => <CuandoEdito actualizado_en={u.actualizado_en} />,
    secondary: (u) => <QuienEdito actualizado_por={u.actualizado_por} />,
  },
];
