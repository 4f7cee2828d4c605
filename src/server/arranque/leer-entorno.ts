import { randomBytes } from 'node:crypto';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { ConfiguracionInvalida } from '@/server/arranque/configuracion-invalida';
import { type Entorno, esquemaEntorno } from '@/server/arranque/entorno';
import { type AjustesBucket, type AjustesDeCorreo, leerAjustesS3 } from '@/server/arranque/entorno-externos';
import { type DireccionDelSitio, leerDireccionDelSitio, type Proxies } from '@/server/arranque/entorno-red';
import { leerSecretos, type ReleerSecreto } from '@/server/arranque/secretos';

export interface ConfiguracionDelServidor {
  puerto: number;
  anfitrion: string;
  carpetaDatos: string;
  urlBaseDatos: string | undefined;
  administrador: { email: string; contrasena: string; generada: boolean };
  activos: readonly Servicio[];
  origenesCors: readonly string[];
  conexiones: readonly string[];
  nivelRegistro: string;
  detrasDeProxy: Proxies;
  /** Bucket where files are kept; without it, in `carpetaDatos`. */
  s3: AjustesBucket | undefined;
  secretoArchivos: string | undefined;
  correo: AjustesDeCorreo;
  direccion: DireccionDelSitio;
  /** Age at which the lines of the history are removed; without it they are kept. */
  diasDeHistoria: number | undefined;
  /** What the history is signed with; without it, a key of `carpetaDatos`. */
  claveHistoria: string | undefined;
  /** Days after which a backup must not exist. */
  diasDeRespaldo: number;
  /** Where the measurements are served; without it, nowhere. */
  metricas: { puerto: number; anfitrion: string } | undefined;
  /** How long the server goes on serving after it says it is leaving. */
  esperaDeCierreMs: number;
  /** Devices may keep the site for when they have no network. */
  conCopia: boolean;
  /** Encrypts and opens backups. */
  fraseDeRespaldo: string | undefined;
  /** For what outlives a change of credentials. */
  releer: ReleerSecreto;
}

/** Reads the environment; an empty value is the same as none. Throws ConfiguracionInvalida. */
export const leerEntorno = (entorno: Entorno): ConfiguracionDelServidor => {
  const secretos = leerSecretos(entorno);
  const presentes = Object.fromEntries(Object.entries(secretos.entorno).filter(([, valor]) => valor?.trim()));
  const resultado = esquemaEntorno.safeParse(presentes);
  if (!resultado.success) {
    throw new ConfiguracionInvalida(resultado.error.issues.map(({ message }) => message).join('\n'));
  }
  const valores = resultado.data;
  return {
    puerto: valores.PORT,
    anfitrion: valores.HOST,
    carpetaDatos: valores.DATA_DIR,
    urlBaseDatos: valores.DATABASE_URL,
    administrador: {
      email: valores.ADMIN_EMAIL.toLowerCase(),
      contrasena: valores.ADMIN_PASSWORD ?? randomBytes(15).toString('base64url'),
      generada: valores.ADMIN_PASSWORD === undefined,
    },
    activos: valores.SERVICES === 'both' ? ['auth', 'dashboard'] : [valores.SERVICES],
    origenesCors: valores.CORS_ORIGINS,
    conexiones: valores.CONNECT_ORIGINS,
    nivelRegistro: valores.LOG_LEVEL,
    detrasDeProxy: valores.TRUST_PROXY,
    s3: leerAjustesS3(valores),
    secretoArchivos: valores.STORAGE_SECRET,
    correo: { smtp: valores.SMTP_URL, remitente: valores.MAIL_FROM },
    direccion: leerDireccionDelSitio(valores),
    diasDeHistoria: valores.AUDIT_RETENTION_DAYS,
    claveHistoria: valores.AUDIT_KEY,
    diasDeRespaldo: valores.BACKUP_MAX_DAYS,
    metricas:
      valores.METRICS_PORT === undefined
        ? undefined
        : { puerto: valores.METRICS_PORT, anfitrion: valores.METRICS_HOST },
    esperaDeCierreMs: valores.SHUTDOWN_DELAY * 1_000,
    conCopia: valores.OFFLINE_COPY === 'on',
    fraseDeRespaldo: valores.BACKUP_PASSPHRASE,
    releer: secretos.releer,
  };
};
