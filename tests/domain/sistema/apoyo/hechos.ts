import type { EnsayoAnotado, HechosDelSistema, RespaldoAnotado } from '@/domain/sistema/hechos-del-sistema';

export const AHORA = new Date('2026-11-24T17:00:00Z');
export const hace = (horas: number): string => new Date(AHORA.getTime() - horas * 3_600_000).toISOString();
export const GIB = 1_073_741_824;
export const MIB = 1_048_576;

export const copia = (horas: number, cifrado = true): RespaldoAnotado => ({
  ultimo: { en: hace(horas), ruta: '/respaldos/respaldo-1.tar.gz', bytes: 5 * MIB, cifrado },
  fallo: null,
});
export const ensayo = (horas: number, falla: string | null = null): EnsayoAnotado => ({
  en: hace(horas),
  archivo: 'respaldo-1.tar.gz',
  falla,
  tablas: 30,
  filas: 1_200,
  archivos: 4,
  faltan: 0,
  segundos: 9,
});
export const certificado = (dias: number, falla: string | null = null) =>
  ({ tipo: 'LEIDO', sitio: 'sitio.example', vence: hace(-24 * dias), falla }) as const;
export const disco = (libres: number, total: number) => ({ disco: { libres, total, reserva: 128 * MIB } });
export const base = (ms: number, ok = true) => ({ base: { ok, ms, bytes: 20 * MIB, embebida: true } });
export const correo = (envia: boolean, falla?: string | null, codigo?: string) => ({
  correo: { envia, ultimo: falla === undefined ? null : { en: hace(1), falla, codigo } },
});

export const SANO: HechosDelSistema = {
  respaldo: copia(9),
  ensayo: ensayo(9),
  ...base(2),
  ...disco(50 * GIB, 100 * GIB),
  ...correo(true, null),
  certificado: certificado(60),
};
