import type { EnsayoAnotado, EnvioAnotado, RespaldoAnotado } from '@/domain/sistema/hechos-del-sistema';

/**
 * What happened to backups and messages, as whoever did them wrote it down: the console and the server are other
 * processes. A disk that does not let write is no reason to stop: what there was stays.
 */
export interface LibretaDelSistema {
  respaldo(): RespaldoAnotado;
  anotarRespaldo(respaldo: RespaldoAnotado): void;
  ensayo(): EnsayoAnotado | null;
  anotarEnsayo(ensayo: EnsayoAnotado): void;
  envio(): EnvioAnotado | null;
  anotarEnvio(envio: EnvioAnotado): void;
  /** True for the first who says it, whatever the process. */
  reclamarAviso(clave: string): boolean;
  /** It could not be told: it is of the next who says it. */
  soltarAviso(clave: string): void;
}
