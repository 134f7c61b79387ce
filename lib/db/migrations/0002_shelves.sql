-- A public ad stands on the shelf of its category, sub-category, brand, model, type and state; any other ad on none.
CREATE FUNCTION put_ad_on_shelf() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status <> 'accept' OR NEW.deleted_at IS NOT NULL THEN
    NEW.shelf_id := NULL;
    RETURN NEW;
  END IF;
  SELECT id INTO NEW.shelf_id FROM shelves
   WHERE category_id = NEW.category_id
     AND sub_category_id = coalesce(NEW.sub_category_id, 0)
     AND brand_id = coalesce(NEW.brand_id, 0)
     AND car_model_id = coalesce(NEW.car_model_id, 0)
     AND ad_type_id = NEW.ad_type_id
     AND state_id = coalesce(NEW.state_id, 0);
  IF NOT FOUND THEN
    INSERT INTO shelves (category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id)
    VALUES (NEW.category_id, coalesce(NEW.sub_category_id, 0), coalesce(NEW.brand_id, 0),
            coalesce(NEW.car_model_id, 0), NEW.ad_type_id, coalesce(NEW.state_id, 0))
    -- Two ads that open the same shelf at once: the second waits and takes the first one's.
    ON CONFLICT (category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id)
      DO UPDATE SET category_id = excluded.category_id
    RETURNING id INTO NEW.shelf_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_shelf BEFORE INSERT
  OR UPDATE OF status, deleted_at, category_id, sub_category_id, brand_id, car_model_id, ad_type_id, state_id, shelf_id
  ON ads FOR EACH ROW EXECUTE FUNCTION put_ad_on_shelf();
--> statement-breakpoint
-- Counts move once per statement, however many ads it writes.
CREATE FUNCTION count_ads_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves s SET ads = s.ads + d.n
    FROM (SELECT shelf_id, count(*)::int AS n FROM after_rows WHERE shelf_id IS NOT NULL GROUP BY shelf_id) d
   WHERE s.id = d.shelf_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_ads_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves s SET ads = s.ads - d.n
    FROM (SELECT shelf_id, count(*)::int AS n FROM before_rows WHERE shelf_id IS NOT NULL GROUP BY shelf_id) d
   WHERE s.id = d.shelf_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_ads_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shelves s SET ads = s.ads + d.n
    FROM (SELECT shelf_id, sum(n)::int AS n
            FROM (SELECT shelf_id, 1 AS n FROM after_rows UNION ALL SELECT shelf_id, -1 FROM before_rows) moved
           WHERE shelf_id IS NOT NULL GROUP BY shelf_id HAVING sum(n) <> 0) d
   WHERE s.id = d.shelf_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ads_inserted AFTER INSERT ON ads
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ads_inserted();
--> statement-breakpoint
CREATE TRIGGER ads_deleted AFTER DELETE ON ads
  REFERENCING OLD TABLE AS before_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ads_deleted();
--> statement-breakpoint
CREATE TRIGGER ads_updated AFTER UPDATE ON ads
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION count_ads_updated();
--> statement-breakpoint
-- Long texts live outside the row, so that walking ads reads few pages.
ALTER TABLE ads ALTER COLUMN description SET STORAGE EXTENDED, ALTER COLUMN information SET STORAGE EXTENDED;
--> statement-breakpoint
ALTER TABLE ads SET (toast_tuple_target = 512);
--> statement-breakpoint
-- A new ad is found at once and a search never walks a long list of unmerged entries.
ALTER INDEX ads_search SET (fastupdate = off);
