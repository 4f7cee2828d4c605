import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';
import { renglonesDe } from '@/domain/sitio/texto-en-pagina';
import { FotoDelSitio } from '@/ui/sitio/piezas/foto-del-sitio';
import { Icono } from '@/ui/sitio/piezas/icono';
import { LlamadoAyuda } from '@/ui/sitio/piezas/llamado-ayuda';
import { Portada } from '@/ui/sitio/piezas/portada';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { useParte } from '@/ui/sitio/servicios/use-parte';
import { ENFOQUES, FAMILIAS, PROGRAMAS } from '@/ui/textos/sitio/programas';
import { CLAVES_DE_PROGRAMA, type ClavePrograma } from './claves';
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

function Enfoques() {
  const { cientifico, metodosCientificos, espiritual, metodosEspirituales } = useParte('enfoques', ENFOQUES);
  const grupos = [
    { titulo: 'Enfoque científico', descripcion: cientifico, metodos: metodosCientificos },
    { titulo: 'Enfoque espiritual', descripcion: espiritual, metodos: metodosEspirituales },
  ];
  return (
    <Seccion
      titulo="Cómo trabajamos"
      texto="Dos maneras de cuidar que se complementan y se respetan."
      fondo="blanco"
    >
      <Grupos>
        {grupos.map(({ titulo, descripcion, metodos }) => (
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
}

const Preguntas = chakra('dl', {
  base: {
    display: 'grid',
    gap: '6',
    maxWidth: 'prose',
    '& dt': { fontWeight: 'semibold', fontSize: 'lg' },
    '& dd': { marginTop: '1', color: 'fg.muted', '& + dd': { marginTop: '3' } },
  },
});

/** What families ask before they come; nothing until somebody writes it. */
function PreguntasDeFamilias() {
  const { preguntas } = useParte('familias', FAMILIAS);
  if (preguntas.length === 0) return null;
  return (
    <Seccion titulo="Preguntas de las familias" texto="Lo que más nos preguntan antes de un ingreso.">
      <Preguntas>
        {preguntas.map(({ pregunta, respuesta }) => (
          <div key={pregunta}>
            <dt>{pregunta}</dt>
            {renglonesDe(respuesta).map((parrafo) => (
              <dd key={parrafo}>{parrafo}</dd>
            ))}
          </div>
        ))}
      </Preguntas>
    </Seccion>
  );
}

// Also for whoever sees every page in the colours of their system: without its own it would be as the others.
const elegida = { bg: 'brand.solid', color: 'brand.on', forcedColorAdjust: 'none' } as const;

const porClave = <T,>(crear: (clave: string) => readonly [string, T]): Record<string, T> =>
  Object.fromEntries(CLAVES_DE_PROGRAMA.map(crear));

/**
 * One panel at a time by `:target`, internado when none is named, and by `data-activo` once React decides. A browser
 * without `:has`, a person without scripts, or who has them on paper, reads the three one below the other.
 */
const estilosProgramas = {
  '& .panel': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '1.05fr 1fr' },
    alignItems: 'center',
    gap: 'clamp(1.75rem, 4vw, 4rem)',
    scrollMarginTop: '10rem',
    '& + .panel': { marginTop: '16', _print: { marginTop: '8' } },
    '& img': { width: '100%', borderRadius: 'media' },
    '& .subtitulo': { marginTop: '2', color: 'accent.fg', fontSize: 'lg', fontWeight: 'semibold' },
    '& ul': { display: 'grid', gap: '3', marginTop: '6' },
    '& li': {
      display: 'flex',
      gap: '3',
      overflowWrap: 'anywhere',
      '& .icono': { marginTop: '0.2em', color: 'brand.fg' },
    },
    '& dl': { display: 'flex', flexWrap: 'wrap', gap: '10', marginTop: '8' },
    '& dt': { color: 'fg.muted', fontSize: 'md' },
    '& dd': { fontFamily: 'display', fontSize: '2xl', fontWeight: '560', color: 'brand.fg' },
    '& p': { marginTop: '4' },
  },
  '@media screen and (scripting: enabled)': {
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
  const clave = CLAVES_DE_PROGRAMA.find((cada) => cada === nombrado) ?? 'internado';
  const elegir = (siguiente: ClavePrograma) =>
    void navegar({ to: '.', hash: siguiente, replace: true, resetScroll: false, hashScrollIntoView: false });
  return { activo: hidratada ? clave : null, elegir };
};

type Programa = ContenidoDeParte<'programas'>['programas'][number];

interface PanelProgramaProps {
  clave: ClavePrograma;
  programa: Programa;
  esPestana: boolean;
}

const Cifra = ({ nombre, valor }: { nombre: string; valor: string }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{valor}</dd>
  </div>
);

/** Duration and capacity are shown, and what it costs where somebody wrote it (specification §2). */
const PanelPrograma = ({ clave, programa, esPestana }: PanelProgramaProps) => (
  <div
    className="panel"
    id={clave}
    {...(esPestana ? { role: 'tabpanel', 'aria-labelledby': `pestana-${clave}` } : {})}
  >
    <FotoDelSitio
      foto={programa.foto}
      dibujo={`/img/programa-${clave}.svg`}
      ancho={720}
      alto={540}
      sizes="(min-width: 62em) 36rem, 100vw"
      enseguida
    />
    <div>
      <h3>{programa.titulo}</h3>
      <p className="subtitulo">{programa.subtitulo}</p>
      {renglonesDe(programa.descripcion).map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
      <ul>
        {renglonesDe(programa.caracteristicas).map((caracteristica) => (
          <li key={caracteristica}>
            <Icono nombre="listo" />
            {caracteristica}
          </li>
        ))}
      </ul>
      <dl>
        <Cifra nombre="Duración" valor={programa.duracion} />
        <Cifra nombre="Capacidad" valor={programa.capacidad} />
        {programa.precio && <Cifra nombre="Valor" valor={programa.precio} />}
      </dl>
    </div>
  </div>
);

const Paneles = chakra('div', { base: estilosProgramas });

export function ProgramasPage() {
  const { activo, elegir } = useProgramaActivo();
  const { introduccion, programas } = useParte('programas', PROGRAMAS);
  return (
    <>
      <Portada titulo="Programas" texto={introduccion} />
      <Seccion titulo="Elija por dónde empezar">
        <Paneles data-activo={activo ?? undefined}>
          <Pestanas nombres={programas.map(({ pestana }) => pestana)} activo={activo} alElegir={elegir} />
          {CLAVES_DE_PROGRAMA.map((clave, n) => {
            const programa = programas[n];
            return (
              programa && (
                <PanelPrograma key={clave} clave={clave} programa={programa} esPestana={activo !== null} />
              )
            );
          })}
        </Paneles>
      </Seccion>
      <Enfoques />
      <PreguntasDeFamilias />
      <LlamadoAyuda titulo="¿No sabe cuál le conviene?" />
    </>
  );
}
