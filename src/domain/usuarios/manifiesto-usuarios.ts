import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const USUARIOS = {
  pantalla: { ruta: '/usuarios', titulo: 'Usuarios', rol: 'ADMINISTRADOR', lugar: 70 },
  operaciones: { uno: 'usuario', listas: ['usuarios'] },
  historia: { usuario: 'Usuario' },
} as const satisfies Manifiesto;

export const API_USUARIOS = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /usuarios': 'ADMINISTRADOR',
    'POST /usuarios': 'ADMINISTRADOR',
    'PUT /usuarios/{id}': 'ADMINISTRADOR',
    'DELETE /usuarios/{id}': 'ADMINISTRADOR',
    'POST /usuarios/{id}/contrasena-provisional': 'ADMINISTRADOR',
  },
  lecturas: { usuario: 'GET /usuarios' },
} as const satisfies Api;
