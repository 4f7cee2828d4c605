import { chakra } from '@chakra-ui/react/styled-system';
import type { FotoDelSitio } from '@/domain/sitio/campos-sitio';
import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';
import { anchosDeFoto, rutaDeFoto } from '@/domain/sitio/tamanos-de-foto';
import { initials } from '@/ui/shared/initials';
import { enlaceCorreo } from '@/ui/sitio/servicios/sitio';
import { useParte } from '@/ui/sitio/servicios/use-parte';
import { useCanales } from '@/ui/sitio/servicios/use-sitio';
import { EQUIPO } from '@/ui/textos/sitio/nosotros';
import { ConAvif } from '../piezas/foto-del-sitio';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';

const Lista = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: 'clamp(1.75rem, 3vw, 2.5rem)',
    '& .retrato': {
      display: 'grid',
      placeItems: 'center',
      width: '20',
      height: '20',
      marginBottom: '4',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
      fontFamily: 'display',
      fontSize: '2xl',
      objectFit: 'cover',
      // Where an upright photo has the face.
      objectPosition: '50% 25%',
    },
    '& p': { marginTop: '1', color: 'fg.muted', fontSize: 'md' },
    '& a': {
      display: { base: 'inline-flex', _print: 'none' },
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      color: 'brand.fg',
      fontSize: 'md',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  },
});

type Integrante = ContenidoDeParte<'equipo'>['integrantes'][number];

function Retrato(foto: FotoDelSitio) {
  const ancho = anchosDeFoto(foto.ancho)[0] ?? foto.ancho;
  return (
    <ConAvif foto={foto} fuentes={rutaDeFoto(foto.nombre, ancho, 'avif')}>
      <img
        className="retrato"
        src={rutaDeFoto(foto.nombre, ancho)}
        alt={foto.alt}
        width="80"
        height="80"
        loading="lazy"
      />
    </ConAvif>
  );
}

function Ficha({ nombre, rol, especialidad, correo, foto }: Integrante) {
  const { correo: deLaFundacion } = useCanales();
  const direccion = correo ? enlaceCorreo(correo) : deLaFundacion?.enlace;
  return (
    <li>
      {foto ? (
        <Retrato {...foto} />
      ) : (
        <span className="retrato" aria-hidden="true">
          {initials(nombre ?? rol)}
        </span>
      )}
      <h3>{nombre ?? rol}</h3>
      {nombre && <p>{rol}</p>}
      {especialidad && <p>{especialidad}</p>}
      {direccion && (
        <a href={direccion}>
          <Icono nombre="correo" />
          Escribir<span className="solo-lector"> a {nombre ?? rol}</span>
        </a>
      )}
    </li>
  );
}

/** Nothing while there is nobody in it. */
export function Equipo() {
  const { texto, integrantes } = useParte('equipo', EQUIPO);
  if (integrantes.length === 0) return null;
  return (
    <Seccion titulo="El equipo" texto={texto}>
      <Lista>
        {integrantes.map((integrante) => (
          <Ficha key={`${integrante.nombre} ${integrante.rol}`} {...integrante} />
        ))}
      </Lista>
    </Seccion>
  );
}
