import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { recortarPagina, totalPaginas } from '@/domain/shared/pagina';
import { seleccionarUsuarios } from '@/domain/usuarios/criterios-usuarios';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { PageHeader } from '@/ui/shared/page-header';
import { ordenEnDireccion, tablaDeLista } from '../shared/datos/tabla-de-lista';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { usePanel } from '../shared/panel/use-panel';
import { useListaUrl } from '../shared/url/use-lista-url';
import { accionesUsuario, type ManejadoresUsuario } from './acciones-usuario';
import { aCriterios, aPaginacion, type BusquedaUsuarios, hayFiltros, SIN_FILTROS } from './busqueda-usuarios';
import { columnasUsuarios } from './columnas-usuarios';
import { DialogosUsuarios, type Pedido } from './dialogos-usuarios';
import { FiltrosUsuarios } from './filtros-usuarios';
import { protecciones } from './protecciones';
import { consultaUsuarios } from './usuarios.queries';

/** All of them came at once: another page or order asks for nothing. */
const yaEstan = async () => undefined;

export function UsuariosPage() {
  const { servicios, usuario: yo } = usePanel();
  const { busqueda, cambiar, filtrar, lista, cerrarDialogo } = useListaUrl<BusquedaUsuarios>(yaEstan);
  const [pedido, setPedido] = useState<Pedido | null>(null);
  const consulta = useQuery(consultaUsuarios(servicios));
  const todos = consulta.data ?? [];
  const criterios = aCriterios(busqueda);
  const elegidos = seleccionarUsuarios(todos, criterios, yo.id);
  const { pagina, limite } = aPaginacion(busqueda);
  const paginacion = { pagina: Math.min(pagina, totalPaginas(elegidos.length, limite)), limite };
  const { datos, total } = recortarPagina(elegidos, paginacion);
  const hacer: ManejadoresUsuario = {
    ver: ({ id }) => void cambiar({ detalle: id, nuevo: undefined }),
    pedir: (accion, usuario) => setPedido({ accion, usuario }),
  };
  const columnas = useMemo(() => columnasUsuarios(yo.id), [yo.id]);
  const reglas = protecciones(todos, yo.id);

  return (
    <>
      <PageHeader
        title="Usuarios"
        description="Quién puede entrar al panel y qué puede hacer."
        action={
          <Button variant="solid" icon={<UserPlus />} onClick={() => cambiar({ nuevo: true })}>
            Nuevo usuario
          </Button>
        }
      />
      <Box marginBottom="4">
        <FiltrosUsuarios busqueda={busqueda} filtrar={filtrar} />
      </Box>
      <DataTable
        caption="Usuarios"
        columns={columnas}
        rowId={(u) => u.id}
        rowName={(u) => u.email}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={(u) => accionesUsuario(u, hacer, reglas)}
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
      <DialogosUsuarios
        busqueda={busqueda}
        usuarios={consulta.data}
        pedido={pedido}
        pedir={hacer.pedir}
        cerrar={{ direccion: () => cerrarDialogo(), pedido: () => setPedido(null) }}
      />
    </>
  );
}
