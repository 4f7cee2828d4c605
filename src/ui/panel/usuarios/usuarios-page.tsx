import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Upload, UserPlus } from 'lucide-react';
import { memo, Suspense, useMemo, useState } from 'react';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { type Id, mismoId } from '@/domain/shared/id';
import { recortarPagina, totalPaginas } from '@/domain/shared/pagina';
import { ETIQUETA_ROL, ROLES } from '@/domain/shared/rol';
import { type CriteriosUsuarios, SU_CUENTA, seleccionarUsuarios } from '@/domain/usuarios/criterios-usuarios';
import { ESTADOS_USUARIO, ETIQUETA_ESTADO_USUARIO } from '@/domain/usuarios/opciones-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';
import { ClippedText } from '@/ui/shared/clipped-text';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import type { Filter } from '@/ui/shared/filter-types';
import { lazy } from '@/ui/shared/lazy';
import { PageHeader } from '@/ui/shared/page-header';
import { BarraFiltros, type Filtrar } from '../comun/datos/barra-filtros';
import { CuandoEdito, QuienEdito } from '../comun/datos/editado-por';
import { filtroDeOrden } from '../comun/datos/filtro-de-orden';
import { mismosFiltros } from '../comun/datos/mismos-filtros';
import { ordenEnDireccion, tablaDeLista } from '../comun/datos/tabla-de-lista';
import { opcionesDe } from '../comun/formulario/opciones';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { usePanel } from '../comun/panel/use-panel';
import { useListaUrl } from '../comun/url/use-lista-url';
import { accionesUsuario, type ManejadoresUsuario } from './acciones-usuario';
import {
  aCriterios,
  aPaginacion,
  type BusquedaUsuarios,
  hayFiltros,
  leerBusquedaUsuarios,
  SIN_FILTROS,
} from './busqueda-usuarios';
import { DialogosUsuarios, type Pedido } from './dialogos-usuarios';
import { EstadoUsuarioTag } from './estado-usuario-tag';
import { protecciones } from './protecciones';
import { RolTag } from './rol-tag';
import { UltimoAcceso } from './ultimo-acceso';
import { consultaUsuarios } from './usuarios.queries';

const FILTROS: readonly Filter[] = [
  { id: 'buscar', label: 'Buscar usuarios', placeholder: 'Correo o nombre', type: 'search' },
  {
    id: 'rol',
    label: 'Rol',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ROLES, ETIQUETA_ROL),
  },
  {
    id: 'estado',
    label: 'Estado',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ESTADOS_USUARIO, ETIQUETA_ESTADO_USUARIO),
  },
  filtroDeOrden({
    email: 'Correo electrónico',
    '-ultimo_acceso': 'Último acceso',
    rol: 'Rol',
    estado: 'Estado',
  }),
];

type FiltrosUsuariosProps = {
  total?: number;
  busqueda: BusquedaUsuarios;
  filtrar: Filtrar<BusquedaUsuarios>;
};

function Filtros({ busqueda, filtrar, total }: FiltrosUsuariosProps) {
  return (
    <BarraFiltros
      filtros={FILTROS}
      busqueda={busqueda}
      leer={leerBusquedaUsuarios}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
      total={total}
    />
  );
}

const FiltrosUsuarios = memo(Filtros, mismosFiltros);

/** `yo` is marked, because it is the one account that cannot be lowered from here. */
const columnasUsuarios = (yo: Id): [Column<Usuario>, ...Column<Usuario>[]] => [
  {
    id: 'email',
    header: 'Correo electrónico',
    sortable: true,
    cell: (u) => u.email,
    secondary: (u) => {
      const quien = [u.displayName, mismoId(u.id, yo) ? SU_CUENTA : null].filter(Boolean).join(' · ');
      return quien ? <ClippedText>{quien}</ClippedText> : null;
    },
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

const FILA_USUARIO: PhoneRow<Usuario> = {
  detail: (u) => (
    <>
      {u.displayName ? `${u.displayName} · ` : null}
      <UltimoAcceso instante={u.ultimo_acceso} />
    </>
  ),
  mark: (u) => (u.estado === 'ACTIVO' ? <RolTag rol={u.rol} /> : <EstadoUsuarioTag estado={u.estado} />),
};

const Importacion = lazy(() => import('./importacion/importar-usuarios'));

export function UsuariosPage() {
  const { servicios, usuario: yo } = usePanel();
  const consulta = useQuery(consultaUsuarios(servicios));
  const todos = consulta.data ?? [];
  const elegir = (criterios: CriteriosUsuarios) => seleccionarUsuarios(todos, criterios, yo.id);
  // All of them came at once: another page or order asks for nothing.
  const { busqueda, cambiar, filtrar, lista, cerrarDialogo } = useListaUrl<BusquedaUsuarios, Usuario>(
    async (otra) => recortarPagina(elegir(aCriterios(otra)), aPaginacion(otra)),
  );
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const criterios = aCriterios(busqueda);
  const elegidos = elegir(criterios);
  const { pagina, limite } = aPaginacion(busqueda);
  const paginacion = { pagina: Math.min(pagina, totalPaginas(elegidos.length, limite)), limite };
  const { datos, total } = recortarPagina(elegidos, paginacion);
  const hacer: ManejadoresUsuario = {
    ver: ({ id }) => void cambiar({ detalle: id, nuevo: undefined }),
    pedir: (accion, usuario) => setPedido({ accion, usuario }),
  };
  const columnas = useMemo(() => columnasUsuarios(yo.id), [yo.id]);
  const reglas = protecciones(todos, yo.id);
  const acciones = (usuario: Usuario) => accionesUsuario(usuario, hacer, reglas);

  const importar = {
    id: 'importar',
    label: 'Importar',
    icon: <Upload />,
    onSelect: () => void cambiar({ importar: true }),
  };

  return (
    <>
      <PageHeader
        title="Usuarios"
        action={{
          id: 'nuevo',
          label: 'Nuevo usuario',
          icon: <UserPlus />,
          onSelect: () => void cambiar({ nuevo: true }),
        }}
        more={[importar]}
      />
      <Box marginBottom={{ base: '2', md: '4' }}>
        <FiltrosUsuarios busqueda={busqueda} filtrar={filtrar} total={total} />
      </Box>
      <DataTable
        caption="Usuarios"
        columns={columnas}
        phone={FILA_USUARIO}
        rowId={(u) => u.id}
        rowName={(u) => u.email}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={acciones}
        {...ordenEnDireccion(criterios.orden ?? 'email', lista)}
        {...tablaDeLista({
          consulta,
          filas: { datos, total, ...paginacion },
          alFallar: mensajeErrorCargar('usuarios'),
          lista,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
          vacia: {},
        })}
      />
      <Suspense fallback={null}>
        {busqueda.importar ? <Importacion onClose={() => cerrarDialogo({ importar: undefined })} /> : null}
      </Suspense>
      <DialogosUsuarios
        busqueda={busqueda}
        usuarios={consulta.data}
        pedido={pedido}
        pedir={hacer.pedir}
        acciones={acciones}
        cerrar={{ direccion: () => cerrarDialogo(), pedido: () => setPedido(null) }}
      />
    </>
  );
}
