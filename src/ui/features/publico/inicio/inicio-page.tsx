import { LlamadoAyuda } from '../piezas/llamado-ayuda';
import { CarruselVidas } from './carrusel-vidas';
import { ContadoresImpacto } from './contadores-impacto';
import { Heroe } from './heroe';
import { Historias } from './historias';
import { Rasgos } from './rasgos';

export const InicioPage = () => (
  <>
    <Heroe />
    <CarruselVidas />
    <ContadoresImpacto />
    <Historias />
    <Rasgos />
    <LlamadoAyuda />
  </>
);
