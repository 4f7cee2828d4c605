import { prosa } from '@tests/builders/prosa';
import { CUENTAS_PUBLICADAS, PUBLICADO, SEDES_PUBLICADAS } from '@tests/builders/publicado';
import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import { CUENTAS_MAXIMO } from '@/domain/configuracion/cuenta-publica';
import {
  type Campo,
  type CampoSimple,
  PAGINAS_DEL_SITIO,
  type PaginaDelSitio,
} from '@/domain/sitio/campos-sitio';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { paginasPasadas } from '@/domain/sitio/espacio-de-pagina';
import { CLAVES_DE_PARTES, hojaDe } from '@/domain/sitio/partes-del-sitio';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';

/** How much of what each field may hold is written, from 0 to 1, and of the rows of each list. */
export interface Extension {
  letras: number;
  filas: number;
  conFotos: boolean;
}

export const AL_MAXIMO: Extension = { letras: 1, filas: 1, conFotos: false };

const HEXADECIMAL = '0123456789abcdef';

const cifraDe = (tema: string): number =>
  [...tema].reduce((suma, letra) => (suma * 31 + letra.charCodeAt(0)) % 9973, 7);

/** In the order of its numbers, so that the name is as long as a real one and no two are alike. */
const nombreDeFoto = (tema: string): string =>
  Array.from({ length: 32 }, (_, n) => HEXADECIMAL[cifraDe(`${tema}${n}`) % 16]).join('');

const enParrafos = (texto: string): string => texto.replaceAll(/(.{250,}?\.) /g, '$1\n');

const valorDe = (campo: CampoSimple, tema: string, { letras, conFotos }: Extension): unknown => {
  const parte = (maximo: number) => Math.max(4, Math.round(maximo * letras));
  switch (campo.tipo) {
    case 'linea':
      return prosa(tema, parte(campo.maximo));
    case 'parrafos':
      return enParrafos(prosa(tema, parte(campo.maximo)));
    case 'renglones':
      return Array.from({ length: campo.cuantos }, (_, n) => prosa(`${tema}.${n}`, parte(campo.maximo))).join(
        '\n',
      );
    case 'telefono':
      return `604 ${100 + (cifraDe(tema) % 900)} ${1000 + (cifraDe(`${tema}x`) % 9000)}`;
    case 'correo':
      return `${prosa(tema, 24)
        .toLowerCase()
        .replaceAll(/[^a-z]/g, '')}@fundacion.example`;
    case 'video':
      return `dQw4w9W${1000 + (cifraDe(tema) % 9000)}`;
    case 'lugar':
      return `6.${cifraDe(tema)},-75.${cifraDe(`${tema}x`)}`;
    case 'fecha':
      return '2026-11-01';
    case 'numero':
      return campo.maximo;
    case 'foto':
      return conFotos
        ? {
            nombre: nombreDeFoto(tema),
            alt: prosa(`${tema}.alt`, parte(200)),
            ancho: 1440,
            alto: 1080,
            avif: true,
          }
        : null;
  }
};

const filasDe = ({ minimo, maximo }: { minimo: number; maximo: number }, { filas }: Extension): number =>
  Math.max(minimo, Math.round(maximo * filas));

const campoDe = (campo: Campo, tema: string, extension: Extension): unknown =>
  campo.tipo === 'lista'
    ? Array.from({ length: filasDe(campo, extension) }, (_, n) =>
        Object.fromEntries(
          Object.entries(campo.de).map(([clave, de]) => [
            clave,
            valorDe(de, `${tema}.${n}.${clave}`, extension),
          ]),
        ),
      )
    : valorDe(campo, tema, extension);

/** Every part of the site written by somebody who has a lot to say, from its sheet: a new field is in it by itself. */
export const contenidoLargo = (extension: Extension = AL_MAXIMO): ContenidoSitio =>
  Object.fromEntries(
    CLAVES_DE_PARTES.map((parte) => [
      parte,
      Object.fromEntries(
        Object.entries(hojaDe(parte).campos).map(([clave, campo]) => [
          clave,
          campoDe(campo, `${parte}.${clave}`, extension),
        ]),
      ),
    ]),
  );

const PASOS = 12;

/** As much as may be published of those pages, written in that way: one letter more in each field and it is refused. */
export const loQueCabe = (
  paginas: readonly PaginaDelSitio[],
  manera: Omit<Extension, 'letras'>,
): ContenidoSitio => {
  const con = (letras: number) => contenidoLargo({ ...manera, letras });
  const cabe = (letras: number): boolean =>
    paginasPasadas({}, con(letras)).every(({ pagina }) => !paginas.includes(pagina));
  if (cabe(1)) return con(1);
  let [menos, mas] = [0, 1];
  for (let paso = 0; paso < PASOS; paso++) {
    const medio = (menos + mas) / 2;
    if (cabe(medio)) menos = medio;
    else mas = medio;
  }
  return con(menos);
};

/** A whole site with as much in each page as it holds. */
export const sitioQueCabe = (manera: Omit<Extension, 'letras'>): ContenidoSitio =>
  Object.fromEntries(
    (Object.keys(PAGINAS_DEL_SITIO) as PaginaDelSitio[]).flatMap((pagina) => {
      const deLaPagina = loQueCabe([pagina], manera);
      const suyas = CLAVES_DE_PARTES.filter((parte) => hojaDe(parte).pagina === pagina);
      return suyas.map((parte) => [parte, deLaPagina[parte]]);
    }),
  );

export const publicado = (contenido: ContenidoSitio, versiones = 1): SitioPublico => ({
  contenido,
  politicas: contenido.politica
    ? Array.from({ length: versiones }, (_, n) => ({
        numero: n + 1,
        desde: `2026-${String((n % 12) + 1).padStart(2, '0')}-01`,
        secciones: contenido.politica ? [...contenido.politica.secciones] : [],
      }))
    : [],
});

/** A foundation with a long name, as many houses as it edits and all the accounts that it may publish. */
export const CONFIGURACION_LARGA: ConfiguracionPublica = {
  ...PUBLICADO,
  identidad: PUBLICADO.identidad && {
    ...PUBLICADO.identidad,
    nombre: prosa('nombre', 80),
    frase: prosa('frase', 160),
    direccion: prosa('direccion', 90),
    disponibilidad: prosa('disponibilidad', 40),
    telefono_alterno: '6040000009',
  },
  sedes: Array.from({ length: 6 }, (_, n) => ({
    ...SEDES_PUBLICADAS[0],
    nombre: prosa(`sede.${n}`, 30),
    direccion: prosa(`direccion.${n}`, 60),
    municipio: prosa(`municipio.${n}`, 12),
    telefono: `60400001${10 + n}`,
  })),
  cuentas: Array.from({ length: CUENTAS_MAXIMO }, (_, n) => ({
    grupo: CUENTAS_PUBLICADAS[n % CUENTAS_PUBLICADAS.length]?.grupo ?? 'SERVICIOS',
    area: prosa(`area.${n}`, 32),
    banco: prosa(`banco.${n % 4}`, 24),
    tipo: prosa(`tipo.${n % 2}`, 20),
    numero: `000-${100_000 + 7919 * n}-${10 + n}`,
    titular: prosa(`titular.${n % 3}`, 60),
  })),
};
