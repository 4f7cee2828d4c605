import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { consultaConfiguracion } from '@/ui/panel/comun/datos/configuracion.queries';
import { consultaSistema } from '@/ui/panel/comun/datos/sistema.queries';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { buttonRecipe } from '@/ui/shared/button-recipe';
import { Card } from '@/ui/shared/card';
import { consultaCuantasSedes } from './dashboard.queries';
import { OfrecerEjemplos } from './ofrecer-ejemplos';
import { type Cifras, pasosIniciales } from './pasos-iniciales';

const CLAVE = 'primerosPasosOcultos';

const Boton = chakra(EnlacePanel, buttonRecipe);

const Linea = chakra('li', {
  base: {
    borderBottom: '1px solid var(--chakra-colors-border)',
    '&:last-of-type': { borderBottom: 'none' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.25rem',
      paddingBlock: '2',
      paddingInline: { base: '4', md: '5' },
      color: 'inherit',
      textDecoration: 'none',
      _hover: { bg: 'bg.hover' },
    },
    '& a > span': { flex: '1' },
    '& small': { fontSize: 'sm', color: 'fg.muted' },
    '& span > small': { display: 'block' },
    '& svg': { width: '5', height: '5', flexShrink: 0, color: 'fg.muted' },
    '&[data-hecho] svg:first-of-type': { color: 'success.tintFg' },
  },
});

/** For whoever begins: what is left before the first month, and what is done, by what is kept and not by what was pressed. */
export function PrimerosPasos({ cifras }: { cifras: Cifras }) {
  const { servicios } = usePanel();
  const { preferencias } = servicios;
  const [oculto, setOculto] = useState(() => preferencias.leer(CLAVE) === 'true');
  const { data: configuracion } = useQuery(consultaConfiguracion(servicios));
  const { data: sedes } = useQuery(consultaCuantasSedes(servicios));
  // It looks at the certificate too, which takes a while: the list does not wait for it.
  const { data: sistema } = useQuery(consultaSistema(servicios));
  if (oculto || !configuracion || sedes === undefined) return null;
  const ocultar = () => {
    preferencias.guardar(CLAVE, 'true');
    setOculto(true);
  };
  return (
    <Box as="section" aria-labelledby="primeros-pasos">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        marginTop="2"
        marginBottom="3"
      >
        <Box as="h2" id="primeros-pasos" textStyle="subtitulo">
          Primeros pasos
        </Box>
        <Box display="flex" flexWrap="wrap" gap="2">
          <Boton size="sm" href="/dashboard?paso=seguir">
            Hacerlo paso a paso
          </Boton>
          <Button size="sm" variant="ghost" onClick={ocultar}>
            Ocultar primeros pasos
          </Button>
        </Box>
      </Box>
      <Card padding="0!" overflow="hidden">
        <Box as="ol" listStyle="none">
          {pasosIniciales(configuracion, sedes, cifras, sistema ?? null).map(
            ({ texto, href, hecho, detalle }) => (
              <Linea key={texto} data-hecho={hecho || undefined}>
                <EnlacePanel href={href}>
                  {hecho ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
                  <span>
                    {texto}
                    {detalle ? <small>{detalle}</small> : null}
                  </span>
                  <small>{hecho ? 'Listo' : 'Falta'}</small>
                  <ChevronRight aria-hidden />
                </EnlacePanel>
              </Linea>
            ),
          )}
        </Box>
      </Card>
      <OfrecerEjemplos />
    </Box>
  );
}
