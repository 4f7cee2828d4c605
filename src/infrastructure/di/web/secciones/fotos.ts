import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import { fotosDe } from '@/application/participantes/fotos/servicios-fotos';
import { crearHttpFotosDeParticipantes } from '@/infrastructure/http/participantes/http-fotos-de-participantes';
import { httpParticipantes } from '../http/participantes';
import { casos, porHttp } from '../nombres';

declare module '../nombres' {
  interface Puertos {
    fotos: FotosDeParticipantes;
  }
}

const httpFotos = porHttp('fotos', crearHttpFotosDeParticipantes);

export const moduloFotos = casos('fotos', fotosDe, ['fotos', 'participantes', 'permisos']);

export const modulos = [httpFotos, httpParticipantes, moduloFotos];
