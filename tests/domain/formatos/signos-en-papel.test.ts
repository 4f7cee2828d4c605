import { describe, expect, it } from 'vitest';
import { enPapel, explicarSignosSinDibujo } from '@/domain/formatos/signos-en-papel';

describe('los signos en un papel', () => {
  it('los comunes se dibujan con otros, y lo demás queda como estaba', () => {
    expect(enPapel('☐ Sí  ☑ No → firme ✔️ ★')).toBe('[\u00a0] Sí  [x] No -> firme √ *');
    expect(enPapel('✗ ← ▪ ◦ ▶')).toBe('× <- ■ ○ ›');
    expect(enPapel('Niño José «½ × 3 €» — ● ■')).toBe('Niño José «½ × 3 €» — ● ■');
  });

  it('los que no salen se dicen una vez cada uno; si salen todos, nada', () => {
    expect(explicarSignosSinDibujo('Gracias 🙂 y 🙂')).toBe(
      'En el PDF no sale 🙂: quítelo o dígalo con palabras',
    );
    expect(explicarSignosSinDibujo('♥ 🙂')).toBe('En el PDF no salen ♥ 🙂: quítelos o dígalos con palabras');
    expect(explicarSignosSinDibujo('☐ Sí ☐ No\n# Título\n**año** ¿señor? ✓ →')).toBeNull();
  });
});
