import type { BaseMemoria } from './base-memoria';

/** Whether it is the password of whoever writes; who is none of these users has none to compare with. */
export const compararContrasenaPropia =
  ({ usuarios, contrasenas, firmar }: Pick<BaseMemoria, 'usuarios' | 'contrasenas' | 'firmar'>) =>
  async (escrita: string): Promise<boolean> => {
    const { quien } = firmar();
    const yo = usuarios.todas().find(({ email }) => email === quien);
    return yo === undefined || contrasenas.get(String(yo.id)) === escrita;
  };
