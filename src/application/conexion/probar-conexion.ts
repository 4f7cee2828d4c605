import type { Sonda } from '@/application/conexion/sonda.port';
import { type ResultadoConexion, resumirConexion } from '@/domain/conexion/conexion';
import { SONDA_TIMEOUT_MS } from '@/domain/shared/constantes';

/** Probes both services at once, 5 s at most each. */
export const probarConexion =
  ({ sonda }: { sonda: Sonda }) =>
  async (): Promise<ResultadoConexion> => {
    const [auth, dashboard] = await Promise.all([
      sonda.probar('auth', SONDA_TIMEOUT_MS),
      sonda.probar('dashboard', SONDA_TIMEOUT_MS),
    ]);
    return resumirConexion(auth, dashboard);
  };
