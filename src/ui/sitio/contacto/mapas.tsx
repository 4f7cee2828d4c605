import { chakra } from '@chakra-ui/react/styled-system';
import { type SedeEnPagina, sedesEnPagina } from '@/ui/sitio/textos/sedes';
import { Fachada } from '../piezas/fachada';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';
import { useSitio } from '../servicios/use-sitio';

const MEDIO_ANCHO = 0.02;
const MEDIO_ALTO = 0.012;
const grados = (valor: number): string => valor.toFixed(4);

/**
 * OpenStreetMap: no key, no cookies. `incrustado` frames about 4 km around the place, which is marked where it is known:
 * the middle of a municipality would send people to another corner.
 */
const direccionesDeMapa = ({ latitud, longitud, aproximado }: NonNullable<SedeEnPagina['lugar']>) => {
  const [oeste, este] = [grados(longitud - MEDIO_ANCHO), grados(longitud + MEDIO_ANCHO)];
  const [sur, norte] = [grados(latitud - MEDIO_ALTO), grados(latitud + MEDIO_ALTO)];
  const marca = aproximado ? '' : `&marker=${latitud}%2C${longitud}`;
  const senal = aproximado ? '' : `?mlat=${latitud}&mlon=${longitud}`;
  return {
    enlace: `https://www.openstreetmap.org/${senal}#map=15/${latitud}/${longitud}`,
    incrustado: `https://www.openstreetmap.org/export/embed.html?bbox=${oeste}%2C${sur}%2C${este}%2C${norte}&layer=mapnik${marca}`,
  };
};

const Lista = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    gap: 'clamp(1.5rem, 3vw, 2.5rem)',
    '& .boton': {
      position: 'absolute',
      insetInlineStart: '50%',
      top: '50%',
      transform: 'translate(-50%, -50%)',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'bg.surface',
      color: 'brand.fg',
      fontSize: 'md',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      _print: { display: 'none' },
    },
    '& .buscar': {
      display: { base: 'inline-flex', _print: 'none' },
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      color: 'brand.fg',
      fontWeight: 'semibold',
    },
    '& h3': { marginTop: '4' },
    '& p': { color: 'fg.muted', fontSize: 'md' },
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '3' },
    '& ul li': {
      paddingBlock: '1',
      paddingInline: '3',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
  },
});

const Mapa = ({ nombre, direccion, lugar }: SedeEnPagina) =>
  lugar ? (
    <Fachada
      {...direccionesDeMapa(lugar)}
      titulo={`Mapa de ${nombre}`}
      cubierta="/img/mapa.svg"
      ancho={640}
      alto={420}
    >
      <span className="boton">
        <Icono nombre="pin" />
        Ver mapa<span className="solo-lector"> de {nombre}</span>
      </span>
    </Fachada>
  ) : (
    <a
      className="buscar"
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(direccion ?? nombre)}`}
    >
      <Icono nombre="pin" />
      Ver mapa<span className="solo-lector"> de {nombre}</span>
    </a>
  );

export function Mapas() {
  const sedes = sedesEnPagina(useSitio());
  return (
    <Seccion
      titulo="Cómo llegar"
      texto={
        sedes.length > 0
          ? 'Llame antes de venir: así le esperamos. El mapa se carga solo cuando usted lo pide.'
          : 'Pronto publicaremos las direcciones de las sedes.'
      }
    >
      <Lista>
        {sedes.map((sede) => (
          <li key={sede.nombre}>
            <Mapa {...sede} />
            <h3>{sede.nombre}</h3>
            <p>{sede.direccion ?? 'Pronto publicaremos la dirección.'}</p>
            {sede.etiquetas.length > 0 && (
              <ul aria-label={`Atención en ${sede.nombre}`}>
                {sede.etiquetas.map((etiqueta) => (
                  <li key={etiqueta}>{etiqueta}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Lista>
    </Seccion>
  );
}
