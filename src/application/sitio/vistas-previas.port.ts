import type { PaginaDelSitio } from '@/domain/sitio/campos-sitio';

/** Leave to look once, and soon, at a page as it would be published. */
export interface VistasPrevias {
  /** Answers what names it; nobody else can guess it. */
  permitir(pagina: PaginaDelSitio, expira: Date): Promise<string>;
  /** The page; `null` when it was used, ended or never was. */
  gastar(ficha: string): Promise<PaginaDelSitio | null>;
}
