import { createFileRoute } from '@tanstack/react-router';
import { cabezaPrivada } from '@/ui/content/titulo-pagina';
import { exigirSeccion } from '@/ui/features/panel/exigir-seccion';
import { leerBusquedaUsuarios } from '@/ui/features/usuarios/busqueda-usuarios';
import { UsuariosPage } from '@/ui/features/usuarios/usuarios-page';

export const Route = createFileRoute('/_panel/usuarios')({
  validateSearch: leerBusquedaUsuarios,
  head: () => cabezaPrivada('Usuarios'),
  beforeLoad: ({ context }) => exigirSeccion(context.usuario, '/usuarios'),
  component: UsuariosPage,
});
