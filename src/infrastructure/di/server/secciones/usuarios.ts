import { usuariosDePeticion } from '@/application/usuarios/servicios-usuarios';
import { contrasenasComunesListadas } from '@/infrastructure/crypto/contrasenas-comunes-listadas';
import { SISTEMA } from '@/infrastructure/di/server/actor-sistema';
import type { Hechuras } from '@/infrastructure/di/server/servicios-peticion';
import { nombreDeLaFundacion } from '@/infrastructure/postgres/configuracion/postgres-configuracion-repository';
import { postgresContrasenas } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { postgresUsuarioRepository } from '@/infrastructure/postgres/usuarios/postgres-usuario-repository';

export const enPostgresUsuarios: Hechuras<'usuarios'> = {
  usuarios: ({ contexto, actor, contrasenas, permisos }) => {
    const guardadas = postgresContrasenas(contexto);
    // What whoever runs the machine sets there is theirs to choose.
    const delSistema = actor.id === SISTEMA.id;
    return usuariosDePeticion({
      usuarios: postgresUsuarioRepository(contexto, contrasenas),
      permisos,
      identidad: { idUsuario: () => actor.id },
      comunes: delSistema ? undefined : contrasenasComunesListadas(nombreDeLaFundacion(contexto)),
      esPropia: async (contrasena) => contrasenas.coincide(contrasena, await guardadas.hashDe(actor.id)),
    });
  },
};
