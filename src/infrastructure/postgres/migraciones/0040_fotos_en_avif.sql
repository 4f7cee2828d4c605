-- The same sizes in AVIF, in base64; those that were already there stay only in WebP.
alter table sitio_fotos_tamanos add column avif text;
