import type { ContrasenasComunes } from '@/application/shared/secretos.port';
import { CONTRASENA_MINIMO } from '@/domain/shared/contrasena';

const leer = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const largas = dictionary['passwords-common'].filter((clave) => clave.length >= CONTRASENA_MINIMO);
  return new Set(largas.map((clave) => clave.toLowerCase()));
};

let lista: Promise<ReadonlySet<string>> | null = null;

/** The tens of thousands that leaked most often; read the first time that somebody chooses a password. */
export const contrasenasComunesListadas = (nombreFundacion: () => Promise<string>): ContrasenasComunes => ({
  esComun: async (contrasena) => {
    lista ??= leer();
    return (await lista).has(contrasena.toLowerCase());
  },
  nombreFundacion,
});
