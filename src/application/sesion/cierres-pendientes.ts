import type { Almacen } from '@/application/shared/equipo.port';
import { CLAVES_LOCALES } from '@/domain/shared/constantes';

interface Dependencias {
  almacen: Almacen;
  /** What the service knows a session by, which opens nothing; `null` where this browser cannot tell it. */
  huellaDe: (token: string) => Promise<string | null>;
}

const { cierresPendientes: CLAVE } = CLAVES_LOCALES;

export type CierresPendientes = ReturnType<typeof cierresPendientes>;

/**
 * The sessions that were left here and of which the service has not said that it heard. Of each one is kept what can end it
 * and cannot enter with it: nobody who comes after finds anything of whoever left.
 */
export const cierresPendientes = ({ almacen, huellaDe }: Dependencias) => {
  const listar = (): string[] => (almacen.leer(CLAVE) ?? '').split(' ').filter(Boolean);
  const escribir = (huellas: readonly string[]): void => {
    if (huellas.length > 0) almacen.guardar(CLAVE, huellas.join(' '));
    else almacen.quitar(CLAVE);
  };
  const quitar = (huella: string): void => escribir(listar().filter((otra) => otra !== huella));
  return {
    listar,
    quitar,
    /** Answers what to call once the service has heard. Never rejects. */
    anotar: async (token: string): Promise<() => void> => {
      const huella = await huellaDe(token).catch(() => null);
      if (!huella) return () => undefined;
      escribir([...listar(), huella]);
      return () => quitar(huella);
    },
  };
};
