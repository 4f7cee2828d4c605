import { Box } from '@chakra-ui/react/box';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProveedorTema, type Tema } from '@/ui/tema/proveedor-tema';
import { temaPanel } from '@/ui/tema/tema-panel';
import { temaPanelCompleto } from '@/ui/tema/temas-completos';

const globales = () => document.querySelectorAll('style[data-emotion^="css-global"]').length;

const muestra = (tema: Tema) =>
  render(
    <ProveedorTema tema={tema}>
      <Box padding="4">Contenido</Box>
    </ProveedorTema>,
  );

afterEach(cleanup);

describe('el tema de una página', () => {
  it('pone sus estilos generales donde no los hay', () => {
    muestra(temaPanelCompleto);
    expect(globales()).toBeGreaterThan(0);
  });

  it('no los repite donde la página ya los trajo, y lo demás se dibuja igual', () => {
    muestra(temaPanel);
    expect(globales()).toBe(0);
    expect(screen.getByText('Contenido')).toBeVisible();
    expect(document.head.textContent).toContain('padding:var(--chakra-spacing-4)');
  });
});
