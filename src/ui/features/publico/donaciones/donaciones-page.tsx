import { Portada } from '../piezas/portada';
import { Seccion } from '../piezas/seccion';
import { Confirmacion } from './confirmacion';
import { DestinoAyuda } from './destino-ayuda';
import { FormasDeDonar } from './formas-de-donar';

export const DonacionesPage = () => (
  <>
    <Portada
      titulo="Donaciones"
      texto="Cada aporte sostiene una cama, un plato y una conversación para alguien que está volviendo a empezar."
    />
    <Seccion
      titulo="Dos maneras de donar"
      texto="Elija la que le quede más fácil. Copie el número o escanee el código."
    >
      <FormasDeDonar />
    </Seccion>
    <DestinoAyuda />
    <Confirmacion />
  </>
);
