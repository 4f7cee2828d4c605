import { connect, type TLSSocket } from 'node:tls';
import type { CertificadoLeido } from '@/domain/sistema/hechos-del-sistema';

const LIMITE_MS = 4_000;
/** The address that is said when nobody set one. */
const EN_CASA = /^$|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const POR_CODIGO: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Lo firmó el mismo servidor',
  SELF_SIGNED_CERT_IN_CHAIN: 'Lo firmó alguien que los navegadores no conocen',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'Lo firmó alguien que los navegadores no conocen',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Falta la cadena: instale también los certificados intermedios',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Es de otra dirección',
  CERT_NOT_YET_VALID: 'Todavía no vale: revise la hora del equipo',
};

/** Of whoever does not trust it; that it is out of date is told by its day. */
const fallaDe = ({ authorized, authorizationError }: TLSSocket): string | null => {
  const codigo = String((authorizationError as { code?: string } | undefined)?.code ?? authorizationError);
  if (authorized || codigo === 'CERT_HAS_EXPIRED') return null;
  return POR_CODIGO[codigo] ?? codigo;
};

interface Opciones {
  /** Whom to trust, in PEM, instead of those that Node brings. */
  autoridades?: string;
  limiteMs?: number;
}

/**
 * The certificate that visitors are given, asked for as one of them. `url` is what PUBLIC_SITE_URL says: nobody who
 * calls chooses where this connects to.
 */
export const leerCertificado = async (
  url: string,
  { autoridades, limiteMs = LIMITE_MS }: Opciones = {},
): Promise<CertificadoLeido> => {
  if (!url.startsWith('https:')) return { tipo: 'SIN_HTTPS', local: EN_CASA.test(url) };
  const { hostname, port, host } = new URL(url);
  return new Promise((resolver) => {
    const enchufe = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port || 443),
      // One that is not good is what this is for.
      rejectUnauthorized: false,
      ca: autoridades,
      ...(/[a-z]/i.test(hostname) ? { servername: hostname } : {}),
    });
    const terminar = (leido: CertificadoLeido): void => {
      enchufe.destroy();
      resolver(leido);
    };
    const noResponde = (): void => terminar({ tipo: 'NO_RESPONDE', sitio: host });
    enchufe.setTimeout(limiteMs, noResponde);
    enchufe.once('error', noResponde);
    enchufe.once('secureConnect', () => {
      const vence = new Date(enchufe.getPeerCertificate().valid_to);
      if (Number.isNaN(vence.getTime())) return noResponde();
      terminar({ tipo: 'LEIDO', sitio: host, vence: vence.toISOString(), falla: fallaDe(enchufe) });
    });
  });
};
