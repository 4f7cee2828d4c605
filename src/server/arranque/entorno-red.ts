import { isIP } from 'node:net';
import { sinBarrasFinales } from '@/domain/shared/textos';
import { z } from '@/domain/shared/zod';

/** How many proxies there are in front, none with 0, or the networks they are in. */
export type Proxies = number | readonly string[];

const SALTOS_MAXIMO = 20;
const BITS = { 4: 32, 6: 128 } as const;

const MENSAJE =
  'TRUST_PROXY debe ser cuántos proxies hay delante (0 si ninguno), por ejemplo 1, o sus redes separadas por comas, por ejemplo 10.0.0.0/8,fd00::/8';

const esRed = (texto: string): boolean => {
  const [direccion = '', bits, ...mas] = texto.split('/');
  const version = isIP(direccion) as 0 | 4 | 6;
  if (version === 0 || mas.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= BITS[version]);
};

/** `null` when it is neither. `true` and `false` are what it was before: one proxy, or none. */
const leer = (texto: string): Proxies | null => {
  if (texto === 'false') return 0;
  if (texto === 'true') return 1;
  if (/^\d{1,2}$/.test(texto)) return Number(texto) <= SALTOS_MAXIMO ? Number(texto) : null;
  const redes = texto.split(',').map((red) => red.trim());
  return redes.every(esRed) ? redes : null;
};

export const ENTORNO_PROXY = {
  TRUST_PROXY: z.pipe(
    z._default(z.string(), '0'),
    z.pipe(
      z.string().check(z.refine((valor) => leer(valor) !== null, MENSAJE)),
      z.transform((valor: string): Proxies => leer(valor) ?? 0),
    ),
  ),
};

export interface DireccionDelSitio {
  /** Public address of the site, without a final `/`: what its pages and the links of the messages say. */
  url: string;
  /**
   * The same, when somebody set it and the services are reached there too. A site that calls them from another origin
   * (CORS_ORIGINS) is not where they are.
   */
  servicios: string | null;
}

/** It is written as it is in pages, maps and messages: nothing in it may end a text. */
const SEGURA = /^https?:\/\/[^\s?#"'<>&\\]+$/;

export const ENTORNO_SITIO = {
  PUBLIC_SITE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (valor) => SEGURA.test(valor) && URL.canParse(valor),
          'PUBLIC_SITE_URL debe ser una dirección, por ejemplo https://sitio.example',
        ),
      ),
  ),
};

interface Valores {
  PUBLIC_SITE_URL?: string | undefined;
  HOST: string;
  PORT: number;
  CORS_ORIGINS: readonly string[];
}

/** Never from a request: whoever asks must not choose where the link of another person goes. */
export const leerDireccionDelSitio = ({
  PUBLIC_SITE_URL,
  HOST,
  PORT,
  CORS_ORIGINS,
}: Valores): DireccionDelSitio => {
  if (PUBLIC_SITE_URL === undefined) {
    const anfitrion = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
    return {
      url: `http://${anfitrion.includes(':') ? `[${anfitrion}]` : anfitrion}:${PORT}`,
      servicios: null,
    };
  }
  const url = sinBarrasFinales(PUBLIC_SITE_URL);
  return { url, servicios: CORS_ORIGINS.includes(new URL(url).origin) ? null : url };
};
