import { escribirFilas } from '@/application/shared/escribir-filas';
import {
  COLUMNAS_USUARIOS,
  crearLectorDeUsuarios,
  decidirUsuarios,
} from '@/domain/usuarios/importacion-usuarios';
import { BYTES_DE_CONTRASENA, sugerirContrasena } from '@/domain/usuarios/sugerir-contrasena';
import type { Usuario } from '@/domain/usuarios/usuario';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable } from '@/ui/panel/comun/importacion/importable';
import { AFECTADAS_POR_USUARIO, consultaUsuarios } from '../usuarios.queries';
import { ContrasenasPorEntregar } from './contrasenas-por-entregar';

const nuevaContrasena = () => sugerirContrasena(crypto.getRandomValues(new Uint8Array(BYTES_DE_CONTRASENA)));

const IMPORTAR_USUARIOS: Importable<readonly Usuario[]> = {
  entidad: 'usuarios',
  titulo: 'Importar usuarios',
  archivo: 'Archivo con los usuarios',
  cadaFila: 'usuario',
  columnas: COLUMNAS_USUARIOS,
  afecta: AFECTADAS_POR_USUARIO,
  yaExiste: 'Ya existe un usuario con este correo',
  sinCargar: [],
  cargar: ({ servicios, queryClient }) =>
    queryClient.fetchQuery({ ...consultaUsuarios(servicios), staleTime: 0 }),
  leer: () => crearLectorDeUsuarios(nuevaContrasena),
  juzgar: async (filas, usuarios) => decidirUsuarios(filas, usuarios),
  advertir: ({ entrada }): Record<string, string> =>
    entrada.rol === 'ADMINISTRADOR' ? { rol: 'Podrá crear, cambiar y eliminar todo' } : {},
  nombrar: ({ entrada }) => String(entrada.email ?? 'Sin correo'),
  campoNombre: 'email',
  escribir: (filas, { servicios }, envio) =>
    escribirFilas(
      filas.map(({ numero, entrada }) => ({
        numero,
        carril: String(numero),
        campo: 'email',
        escribir: async (clave) => (await (await servicios.usuarios()).crear(entrada, { clave })).id,
      })),
      envio,
    ),
  Despues: ContrasenasPorEntregar,
};

export default function ImportarUsuarios({ onClose }: { onClose: () => void }) {
  return <DialogoImportacion importable={IMPORTAR_USUARIOS} onClose={onClose} />;
}
