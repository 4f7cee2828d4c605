import { afterEach, describe, expect, it } from 'vitest';
import { recuperarFoco } from '@/ui/panel/comun/datos/recuperar-foco';

const cuadros = async (cuantos: number): Promise<void> => {
  for (let i = 0; i < cuantos; i += 1) await new Promise((seguir) => requestAnimationFrame(seguir));
};

/** A page with a title and a button that somebody has just pressed. */
const pagina = () => {
  document.body.innerHTML = '<main><h1>Sedes</h1><button>Archivar</button><button>Otro</button></main>';
  const [boton, otro] = document.querySelectorAll('button');
  boton?.focus();
  return { boton, otro, titulo: document.querySelector('h1') };
};

describe('cuando se va la fila que tenía el foco', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('sigue en el título, aunque la fila tarde en irse', async () => {
    const { boton, titulo } = pagina();
    recuperarFoco();
    await cuadros(5);
    expect(document.activeElement).toBe(boton);
    boton?.remove();
    await cuadros(3);
    expect(document.activeElement).toBe(titulo);
  });

  it('no se le quita a quien ya está en otra parte', async () => {
    const { boton, otro } = pagina();
    recuperarFoco();
    otro?.focus();
    boton?.remove();
    await cuadros(5);
    expect(document.activeElement).toBe(otro);
  });
});
