import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/panel/comun/titulo-pagina';
import { exigirSeccion } from '@/ui/panel/marco/exigir-seccion';
import { leerBusquedaUsuarios } from '@/ui/panel/usuarios/busqueda-usuarios';
import { UsuariosPage } from '@/ui/panel/usuarios/usuarios-page';

export const Route = createFileRoute('/_panel/usuarios')({
  staticData: { secciones: ['usuarios'] },
  validateSearch: leerBusquedaUsuarios,
  head: () => cabezaPrivada('Usuarios'),
  beforeLoad: ({ context }) => exigirSeccion(context.usuario, '/usuarios'),
  component: UsuariosPage,
});
