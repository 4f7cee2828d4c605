import { sinBarrasFinales } from '@/domain/shared/textos';
import { z } from '@/domain/shared/zod';

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
