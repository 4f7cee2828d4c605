import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { describe, expect, it } from 'vitest';
import { propiedades } from '@/ui/tema/propiedades';
import { tokensBase } from '@/ui/tema/tokens';

/** Of those that take values from a scale of ours, the ones that no screen uses. */
const SIN_USO = /^(?:grid(?:Column|Row)?Gap|scrollbar(?:Gutter|Width)|scrollSnapMargin\w*)$/;

const escalas = new Set([...Object.keys(tokensBase), 'colors']);
const deChakra = Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([propiedad, utilidad]) => {
  const { values, transform } = utilidad ?? {};
  return typeof values === 'string' && escalas.has(values) && !transform && !SIN_USO.test(propiedad)
    ? [[propiedad, values] as const]
    : [];
});

describe('las propiedades de estilo', () => {
  it('son muchas las que Chakra llena de una escala', () => expect(deChakra.length).toBeGreaterThan(80));

  it.each(deChakra)('%s toma sus valores de %s, como en Chakra', (propiedad, escala) => {
    expect(propiedades[propiedad as keyof typeof propiedades]).toMatchObject({ values: escala });
  });
});
