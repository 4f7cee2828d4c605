import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Visitante } from '@/domain/sesion/visitante';
import { DESPLAZAMIENTO_ENCABEZADO_PX } from '@/domain/shared/constantes';
import { esRutaPanel } from '@/domain/shared/politica/secciones-panel';
import { SkipLink } from '@/ui/shared/panel-shell/skip-link';
import { IconoMarco } from '@/ui/sitio/piezas/icono-marco';
import { usePublico, useVisitante } from '@/ui/sitio/servicios/use-publico';
import { useSitio } from '@/ui/sitio/servicios/use-sitio';
import { ENLACES_PRINCIPALES } from '@/ui/sitio/textos/navegacion';
import { BarraPulgar } from './barra-pulgar';
import { estilosEncabezado } from './estilos-encabezado';
import { animacionesPublicas, estilosPublicos } from './estilos-publicos';
import { Marca, Pie } from './pie';

/** `alElegir` closes the menu that holds them. */
const EnlacesNavegacion = ({ alElegir }: { alElegir?: () => void }) => (
  <ul>
    {ENLACES_PRINCIPALES.map(({ texto, ruta }) => (
      <li key={ruta}>
        <Link to={ruta} activeOptions={{ exact: true }} onClick={alElegir}>
          {texto}
        </Link>
      </li>
    ))}
  </ul>
);

/** A `<details>` menu opens without JavaScript; with it, Escape and a press outside also close it. */
const useDesplegable = (ref: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const alPresionar = ({ target }: Event) => {
      const menu = ref.current;
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const alTeclear = ({ key }: KeyboardEvent) => {
      const menu = ref.current;
      if (key !== 'Escape' || !menu?.open) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', alPresionar);
    document.addEventListener('keydown', alTeclear);
    return () => {
      document.removeEventListener('pointerdown', alPresionar);
      document.removeEventListener('keydown', alTeclear);
    };
  }, [ref]);
};

/** Closes the menu in which something was chosen. */
const cerrarDesplegable = (ref: RefObject<HTMLDetailsElement | null>): void => {
  if (ref.current) ref.current.open = false;
};

/** True once the page is scrolled more than 10 px. */
const useDesplazada = (): boolean => {
  const [desplazada, fijar] = useState(false);
  useEffect(() => {
    const medir = () => fijar(window.scrollY > DESPLAZAMIENTO_ENCABEZADO_PX);
    medir();
    window.addEventListener('scroll', medir, { passive: true });
    return () => window.removeEventListener('scroll', medir);
  }, []);
  return desplazada;
};

/** The person's photo; the default icon when there is none or it does not load. */
export function FotoVisitante({ foto }: { foto: string | null }) {
  const [fallida, fijarFallida] = useState<string | null>(null);
  if (!foto || foto === fallida) return <IconoMarco nombre="usuario" />;
  return (
    <img
      className="foto"
      src={foto}
      alt=""
      width="36"
      height="36"
      referrerPolicy="no-referrer"
      onError={() => fijarFallida(foto)}
    />
  );
}

/** The back-office is another face of the product: it opens by a full page load. */
function MenuUsuario({ visitante }: { visitante: Visitante }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { cerrarSesion, registro } = usePublico();
  const navegar = useNavigate();
  useDesplegable(menu);

  const salir = () => {
    cerrarSesion().catch((causa: unknown) => registro.error('No se pudo cerrar la sesión', causa));
    void navegar({ to: '/' });
  };

  return (
    <details ref={menu}>
      <summary className="persona">
        <FotoVisitante foto={visitante.foto} />
        <span>{visitante.nombre}</span>
        <IconoMarco nombre="abajo" />
      </summary>
      <div>
        <a href="/dashboard">Panel de Control</a>
        <button type="button" onClick={salir}>
          Cerrar Sesión
        </button>
      </div>
    </details>
  );
}

function MenuMovil() {
  const menu = useRef<HTMLDetailsElement>(null);
  useDesplegable(menu);
  return (
    <details className="movil" ref={menu}>
      <summary>
        <span className="solo-lector">Menú</span>
        <IconoMarco nombre="menu" />
      </summary>
      <nav aria-label="Menú">
        <EnlacesNavegacion alElegir={() => cerrarDesplegable(menu)} />
      </nav>
    </details>
  );
}

const Barra = chakra('header', { base: estilosEncabezado });

function Encabezado() {
  const desplazada = useDesplazada();
  const visitante = useVisitante();
  const { nombreCorto, enPreparacion, vistaPrevia } = useSitio();
  return (
    <Barra data-desplazada={desplazada ? '' : undefined}>
      <div>
        <Link to="/" className="marca">
          <Marca />
          {nombreCorto}
        </Link>
        {vistaPrevia && <span className="preparacion">Vista previa, sin publicar</span>}
        {enPreparacion && !vistaPrevia && <span className="preparacion">Sitio en preparación</span>}
        <nav className="escritorio" aria-label="Principal">
          <EnlacesNavegacion />
        </nav>
        {visitante && <MenuUsuario visitante={visitante} />}
        <MenuMovil />
      </div>
    </Barra>
  );
}

const Marco = chakra('div', { base: estilosPublicos });

const CONTENIDO = 'contenido';

/** Header, footer and top padding of every public page; the back-office paths show none of them (specification §2). */
export function MarcoPublico({ children }: { children: ReactNode }) {
  const enPanel = useLocation({ select: ({ pathname }) => esRutaPanel(pathname) });
  return (
    <Marco>
      <Global styles={animacionesPublicas} />
      {!enPanel && <SkipLink targetId={CONTENIDO} />}
      {!enPanel && <Encabezado />}
      <main id={CONTENIDO} tabIndex={-1}>
        {children}
      </main>
      {!enPanel && <Pie />}
      {!enPanel && <BarraPulgar />}
    </Marco>
  );
}
