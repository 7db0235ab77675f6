-- Tables of website: what the office publishes, and enquiries.

create table notices (
  id text primary key, title text not null, "text" text not null, title_te text not null,
  text_te text not null, kind text not null, audience text not null, from_on text not null, until_on text,
  is_pinned integer not null, in_ticker integer not null, file_id text references notice_files (id),
  version integer default 1 not null, link text default '' not null,
  faculty_id text references faculty (id) on delete set null
) strict;
create index notices_by_day on notices (from_on, id);
create index notices_by_faculty on notices (faculty_id);
create index notices_by_file on notices (file_id);

-- Facts that the office has entered, as JSON; all others have their start values.
create table facts (
  id text primary key, content text not null, version integer default 1 not null
) strict;

create table events (
  id text primary key, event_title text not null, event_date text not null, event_photo text,
  version integer default 1 not null, event_thumbnail text, photo_id text
) strict;
create index events_by_date on events (event_date);

create table exam_dates (
  id text primary key, subject text not null, held_on text not null, starts_at text not null,
  year text not null, semester text not null, venue text not null, exam_code text not null,
  duration text not null, instructor text not null, version integer default 1 not null
) strict;
create index exam_dates_by_day on exam_dates (held_on, id);

create table exam_links (
  id text primary key, title text not null, tab text not null, place_in_list integer not null,
  link text not null, file_id text references notice_files (id), version integer default 1 not null
) strict;
create index exam_links_by_file on exam_links (file_id);
create index exam_links_by_place on exam_links (place_in_list, id);

-- What was published, and when. Without foreign keys: the history of a deleted record stays for its restore.
create table publications (
  id text primary key, noun text not null, record_id text not null, at text not null, actor text not null,
  action text not null, is_live integer not null, version integer not null, data text,
  file_id text references notice_files (id), picture_id text
) strict;
create index publications_by_file on publications (file_id);
create index publications_by_picture on publications (picture_id, is_live);
create unique index publications_live on publications (noun, record_id) where is_live = 1;
create index publications_of_record on publications (noun, record_id, id);

create table publication_pictures (
  publication_id text not null references publications (id) on delete cascade, picture_id text not null,
  constraint publication_pictures_key primary key (picture_id, publication_id)
) strict;
create index publication_pictures_of_publication on publication_pictures (publication_id);

create table published_pictures (
  id text primary key, record_id text not null, avif text not null, webp text not null
) strict;
create index published_pictures_of_record on published_pictures (record_id);

create table website_pictures (
  id text primary key, width integer not null, height integer not null, sizes text not null,
  created_at text not null
) strict;

create table courses (
  id text primary key, place_in_list integer not null, version integer default 1 not null,
  slug text not null, name text not null, name_te text not null, duration text not null, seats text not null,
  eligibility text not null, fees text not null, "text" text not null, text_te text not null,
  topics text not null, advantages text not null, outcomes text not null,
  photo_id text references website_pictures (id), duration_te text default '' not null,
  seats_te text default '' not null, eligibility_te text default '' not null,
  topics_te text default '' not null, advantages_te text default '' not null,
  outcomes_te text default '' not null, alt_text text default '' not null,
  alt_text_te text default '' not null
) strict;
create index courses_by_photo on courses (photo_id);
create index courses_by_place on courses (place_in_list, id);

create table website_people (
  id text primary key, place text not null, name text not null, designation text not null,
  specialization text not null, qualification text not null, place_in_list integer not null,
  email text not null, phone text not null, linkedin text not null, about text not null,
  message text not null, photo_id text references website_pictures (id), version integer default 1 not null
) strict;
create index website_people_by_photo on website_people (photo_id);
create index website_people_by_place on website_people (place_in_list, id);

create table gallery_pictures (
  id text primary key, title text not null, category text not null, festival text not null,
  "text" text not null, alt_text text not null, place_in_list integer not null,
  photo_id text not null references website_pictures (id), version integer default 1 not null
) strict;
create index gallery_pictures_by_photo on gallery_pictures (photo_id);
create index gallery_pictures_by_place on gallery_pictures (place_in_list, id);

create table event_photos (
  event_id text not null references events (id) on delete cascade,
  photo_id text not null references website_pictures (id), place integer not null, "text" text not null,
  constraint event_photos_key primary key (event_id, photo_id)
) strict;
create index event_photos_by_photo on event_photos (photo_id);

-- Enquiries that visitors agreed to have kept.
create table enquiries (
  id text primary key, reference text not null, phone text not null unique, name text not null,
  email text not null, kind text not null, source_page text not null, stage text not null, follow_up_on text,
  notes text not null, message_count integer not null, last_message_at text not null,
  search_text text not null, version integer default 1 not null
) strict;
create index enquiries_by_follow_up on enquiries (follow_up_on, id);
create index enquiries_by_message on enquiries (last_message_at, id);
create index enquiries_by_name on enquiries (name, id);
create index enquiries_by_source on enquiries (source_page, last_message_at, id);
create index enquiries_by_stage on enquiries (stage, last_message_at, id);

create table enquiry_messages (
  id text primary key, enquiry_id text not null references enquiries (id) on delete cascade,
  reference text not null unique, at text not null, sent_on text not null, kind text not null,
  source_page text not null, name text not null, email text not null, neet_rank text not null, quota text,
  topic text not null, "text" text not null
) strict;
create index enquiry_messages_by_day on enquiry_messages (sent_on, source_page);
create index enquiry_messages_of_enquiry on enquiry_messages (enquiry_id, id);

create table site_state (
  id text primary key, version integer not null, start_records_without text
) strict;
-- Its start records are still to be entered, all of them.
insert into site_state (id, version, start_records_without) values ('site', 0, '');
