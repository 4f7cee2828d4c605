import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Icono } from '@/ui/sitio/piezas/icono';
import { LlamadoAyuda } from '@/ui/sitio/piezas/llamado-ayuda';
import { Portada } from '@/ui/sitio/piezas/portada';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { type ClavePrograma, ENFOQUES, PROGRAMAS, type Programa } from '@/ui/sitio/textos/programas';
import { Pestanas } from './pestanas';

const Grupos = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: 'clamp(2.5rem, 6vw, 5rem)',
    '& > div > p': { marginTop: '2', color: 'fg.muted' },
    '& dl': { marginTop: '6' },
    '& dl > div': { paddingBlock: '4', borderTop: '1px solid var(--chakra-colors-border)' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { marginTop: '1', color: 'fg.muted', fontSize: 'md' },
  },
});

const Enfoques = () => (
  <Seccion
    titulo="Cómo trabajamos"
    texto="Dos maneras de cuidar que se complementan y se respetan."
    fondo="blanco"
  >
    <Grupos>
      {ENFOQUES.map(({ titulo, descripcion, metodos }) => (
        <div key={titulo}>
          <h3>{titulo}</h3>
          <p>{descripcion}</p>
          <dl>
            {metodos.map(({ nombre, detalle }) => (
              <div key={nombre}>
                <dt>{nombre}</dt>
                <dd>{detalle}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Grupos>
  </Seccion>
);

const elegida = { bg: 'brand.solid', color: 'brand.on' } as const;
const CLAVES = ['internado', 'familiar', 'reinsercion'] as const;

const porClave = <T,>(crear: (clave: string) => readonly [string, T]): Record<string, T> =>
  Object.fromEntries(CLAVES.map(crear));

/**
 * One panel at a time by `:target`, internado when none is named, and by `data-activo` once React decides. A browser
 * without `:has`, or a person without scripts, reads the three one below the other.
 */
const estilosProgramas = {
  '& .panel': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1.05fr 1fr' },
    alignItems: 'center',
    gap: 'clamp(1.75rem, 4vw, 4rem)',
    scrollMarginTop: '10rem',
    '& + .panel': { marginTop: '16' },
    '& > img': { width: '100%', borderRadius: 'media' },
    '& .subtitulo': { marginTop: '2', color: 'accent.fg', fontSize: 'lg', fontWeight: 'semibold' },
    '& ul': { display: 'grid', gap: '3', marginTop: '6' },
    '& li': { display: 'flex', gap: '3', '& .icono': { marginTop: '0.2em', color: 'brand.fg' } },
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '10', marginTop: '8' },
    '& dt': { color: 'fg.muted', fontSize: 'md' },
    '& dd': { fontFamily: 'display', fontSize: '2xl', fontWeight: '560', color: 'brand.fg' },
    '& p': { marginTop: '4' },
  },
  '@media (scripting: enabled)': {
    '@supports selector(:has(a))': {
      '&:not([data-activo]) .panel:not(:target)': { display: 'none' },
      '&:not([data-activo]):not(:has(.panel:target)) #internado': { display: 'grid' },
      '& .panel + .panel': { marginTop: 0 },
    },
    '&[data-activo] .panel': { display: 'none' },
    ...porClave((clave) => [`&[data-activo=${clave}] #${clave}`, { display: 'grid', marginTop: 0 }]),
  },
  '& [role=tab][aria-selected=true]': elegida,
  ...porClave((clave) => [`&:not([data-activo]):has(#${clave}:target) #pestana-${clave}`, elegida]),
  '&:not([data-activo]):not(:has(.panel:target)) #pestana-internado': elegida,
};

const sinCambios = () => () => {};

/** False in the prerendered page and in the first render over it; true from then on. */
const useHidratada = (): boolean =>
  useSyncExternalStore(
    sinCambios,
    () => true,
    () => false,
  );

/**
 * The programme that the address names after `#` (internado by default). `null` until the page is hydrated: CSS answers
 * by `:target` then, which also works without JavaScript.
 */
const useProgramaActivo = () => {
  const hidratada = useHidratada();
  const nombrado = useLocation({ select: ({ hash }) => hash });
  const navegar = useNavigate();
  const clave = PROGRAMAS.find((programa) => programa.clave === nombrado)?.clave ?? 'internado';
  const elegir = (siguiente: ClavePrograma) =>
    void navegar({ to: '.', hash: siguiente, replace: true, resetScroll: false, hashScrollIntoView: false });
  return { activo: hidratada ? clave : null, elegir };
};

/** Duration and capacity are shown; the success rate exists and is not (specification §2). */
const PanelPrograma = ({ programa, esPestana }: { programa: Programa; esPestana: boolean }) => (
  <div
    className="panel"
    id={programa.clave}
    {...(esPestana ? { role: 'tabpanel', 'aria-labelledby': `pestana-${programa.clave}` } : {})}
  >
    <img src={programa.imagen} alt="" width="720" height="540" />
    <div>
      <h3>{programa.titulo}</h3>
      <p className="subtitulo">{programa.subtitulo}</p>
      <p>{programa.descripcion}</p>
      <ul>
        {programa.caracteristicas.map((caracteristica) => (
          <li key={caracteristica}>
            <Icono nombre="listo" />
            {caracteristica}
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>Duración</dt>
          <dd>{programa.cifras.duracion}</dd>
        </div>
        <div>
          <dt>Capacidad</dt>
          <dd>{programa.cifras.capacidad}</dd>
        </div>
      </dl>
    </div>
  </div>
);

const Paneles = chakra('div', { base: estilosProgramas });

export function ProgramasPage() {
  const { activo, elegir } = useProgramaActivo();
  return (
    <>
      <Portada
        titulo="Programas"
        texto="Tres etapas de un mismo camino. Se puede empezar por cualquiera de ellas."
      />
      <Seccion titulo="Elija por dónde empezar">
        <Paneles data-activo={activo ?? undefined}>
          <Pestanas activo={activo} alElegir={elegir} />
          {PROGRAMAS.map((programa) => (
            <PanelPrograma key={programa.clave} programa={programa} esPestana={activo !== null} />
          ))}
        </Paneles>
      </Seccion>
      <Enfoques />
      <LlamadoAyuda titulo="¿No sabe cuál le conviene?" />
    </>
  );
}
