import { COLORES_DE_MARCA, type Red } from '@/domain/configuracion/identidad';
import { correo, opcional, texto, unoDe } from '@/domain/shared/esquemas';
import { cantidad, telefono } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

/** Where each one is, and what goes before a name in the address of its profile. */
const REDES: Readonly<Record<Red, { casa: string; antes: string }>> = {
  facebook: { casa: 'facebook.com', antes: '' },
  instagram: { casa: 'instagram.com', antes: '' },
  youtube: { casa: 'youtube.com', antes: '@' },
  tiktok: { casa: 'tiktok.com', antes: '@' },
};

/** `@renacer.bello`, as people know a profile. */
const NOMBRE = /^@?([\w.-]+)$/;
/** An address without its profile is not a name, unless the person says with `@` that it is. */
const ES_DOMINIO = /^[^@].*\.(?:com|co|org|net)$/i;

/** `@casa` -> `https://www.facebook.com/casa`, and `facebook.com/casa` -> `https://facebook.com/casa`. */
const direccionEn = (red: Red) => {
  const { casa, antes } = REDES[red];
  return (escrito: string): string => {
    const nombre = ES_DOMINIO.test(escrito) ? undefined : NOMBRE.exec(escrito)?.[1];
    return nombre
      ? `https://www.${casa}/${antes}${nombre}`
      : `https://${escrito.replace(/^https?:\/\//i, '')}`;
  };
};

/** The address of a profile, as a browser's bar shows it: of that network and of no other, so that no link misleads. */
const perfilDe = (red: Red) => {
  const { casa, antes } = REDES[red];
  const perfil = new RegExp(`^https://(?:[a-z-]{1,5}\\.)?${casa.replace('.', '\\.')}/[\\w.@/?=&%+-]+$`, 'i');
  return z.pipe(
    texto(1, 200),
    z
      .string()
      .check(
        z.overwrite(direccionEn(red)),
        z.regex(
          perfil,
          `Escriba @su-perfil, o copie su dirección: por ejemplo https://www.${casa}/${antes}su-perfil`,
        ),
      ),
  );
};

const ANIO_MINIMO = 1500;
const ANIO_MAXIMO = 2100;

/** What a foundation says of itself, as it is typed. */
export const CAMBIOS_DE_IDENTIDAD = {
  nombre: opcional(texto(3, 120)),
  nombre_corto: opcional(texto(2, 32)),
  frase: opcional(texto(10, 220)),
  anio_fundacion: opcional(cantidad(ANIO_MINIMO, ANIO_MAXIMO)),
  telefono: opcional(telefono()),
  telefono_alterno: opcional(telefono()),
  whatsapp: opcional(telefono()),
  correo: opcional(correo()),
  direccion: opcional(texto(3, 200)),
  municipio: opcional(texto(2, 120)),
  disponibilidad: opcional(texto(2, 60)),
  facebook: opcional(perfilDe('facebook')),
  instagram: opcional(perfilDe('instagram')),
  youtube: opcional(perfilDe('youtube')),
  tiktok: opcional(perfilDe('tiktok')),
  color: opcional(unoDe(COLORES_DE_MARCA)),
} as const;
