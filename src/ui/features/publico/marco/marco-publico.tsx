import { chakra } from '@chakra-ui/react/styled-system';
import { Global } from '@emotion/react';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { esRutaPanel } from '@/domain/shared/politica/secciones-panel';
import { SkipLink } from '@/ui/shared/panel-shell/skip-link';
import { BarraPulgar } from './barra-pulgar';
import { Encabezado } from './encabezado';
import { animacionesPublicas, estilosPublicos } from './estilos-publicos';
import { Pie } from './pie';

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
